/** Whether an address is a path of this site, however browsers parse it. */
export const isPath = (address: string) => /^\/(?![/\\])[^\s\\]*$/.test(address)

/** A path of this site or any https address; lookalikes such as '//evil.example' are refused. */
export const isPlace = (address: string) =>
  /^https:\/\/[^\s@\\]+$/.test(address) || isPath(address)
