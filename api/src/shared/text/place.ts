/** An id in an address. The database has no ids of more digits, and GraphQL refuses them with an error. */
export const ROW_ID = /\d{1,9}/

const BASE = 'https://own.invalid'

/**
 * Whether an address is a path of this site, however browsers parse it: '/.//evil.example' resolves to a path that
 * starts with two slashes, and an encoded tab may be decoded on the way.
 */
export const isPath = (address: string) =>
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address) &&
  !/%[01][\da-f]|%7f/i.test(address) &&
  URL.canParse(address, BASE) &&
  !new URL(address, BASE).pathname.startsWith('//')

/** An https address without a user, whose name could pass for the site's. */
export const isWebsite = (address: string) => {
  if (!/^https:\/\/[^\s\\]+$/.test(address) || !URL.canParse(address))
    return false
  const { username, password } = new URL(address)
  return !username && !password
}

/** A path of this site or any https address; lookalikes such as '//evil.example' are refused. */
export const isPlace = (address: string) =>
  isWebsite(address) || isPath(address)

/** The signs and spaces of a sentence or a copied text at the end of an address, and characters that nobody sees. */
const AFTER =
  /(?:[.,;:!?)\]}"'*]|%(?:20|21|22|27|29|2A|5D|7D|C2%A0|E2%80%..)){1,20}$/i

/** A path without what follows it in a sentence. */
export const withoutSigns = (pathname: string) => pathname.replace(AFTER, '')

/** A path as it was meant: without capitals, and without what follows it in a sentence. */
export const meantPath = (pathname: string) =>
  withoutSigns(pathname).toLowerCase()
