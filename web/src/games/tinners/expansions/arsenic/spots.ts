// Names of places on the board from and to which things travel.

export const marketSpot = "board:market";
