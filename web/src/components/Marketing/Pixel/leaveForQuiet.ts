/** A page that has loaded somebody else's script is left for one that has not, with the same address. */
export const leaveForQuiet = () => window.location.reload()
