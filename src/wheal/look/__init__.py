"""How Wheal looks: the tokens and icons that the browser's page and pictures made in Python share."""
