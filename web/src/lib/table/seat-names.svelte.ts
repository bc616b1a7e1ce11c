// Who sits where at the table that is open, for emblems that stand alone.

export const seatNames = $state<{ names: string[] }>({ names: [] });
