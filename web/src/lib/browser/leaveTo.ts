/** Opens an address of another site in place of the current page. The caller has checked it. */
export const leaveTo = (address: string) => window.location.replace(address)
