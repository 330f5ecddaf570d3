/** A path of this site, whatever a browser makes of it. */
export const isPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address)

/** Somewhere on this site, or anywhere by https; no address can pretend to be another. */
export const isPlace = (address: string) =>
  /^https:\/\/[^\s@\\]+$/.test(address) || isPath(address)
