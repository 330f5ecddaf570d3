// A person's social profiles. Each is an https address of its network's own site (only 'website' may be any site), so
// that a link on a profile can neither run a script nor lead elsewhere. The Facebook profile has the rule of the
// sign-up (shared/accounts/contact.ts).
import type { ErrorCode } from '../errors'

export const socialNetworks = [
  'instagram',
  'linkedin',
  'youtube',
  'tiktok',
  'website',
] as const

export type SocialNetwork = (typeof socialNetworks)[number]

/** The stored form, which contains only networks with an address. */
export type Socials = Partial<Record<SocialNetwork, string>>

const MAX_CHARACTERS = 200

const hosts: Record<Exclude<SocialNetwork, 'website'>, string[]> = {
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tiktok: ['tiktok.com'],
}

const httpsUrl = (address: string) => {
  try {
    const url = new URL(address)
    const isPlain =
      /^https:\/\//i.test(address) &&
      !url.username &&
      !url.password &&
      !url.port &&
      url.hostname.includes('.')
    return isPlain && address.length <= MAX_CHARACTERS ? url : null
  } catch {
    return null
  }
}

const isOn = ({ hostname, pathname }: URL, allowed: string[]) =>
  pathname.length > 1 &&
  allowed.some((host) => hostname === host || hostname.endsWith(`.${host}`))

/** People write 'instagram.com/ana' as their browsers show it. */
const withScheme = (address: string) =>
  /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`

/** Removes invisible characters, which copied addresses may contain. */
const seen = (address: string) => address.replace(/\p{Cf}/gu, '').trim()

/** The address as it is stored, or null if it is refused. */
export const socialUrl = (network: SocialNetwork, address: string) => {
  const url = httpsUrl(withScheme(seen(address)))
  if (!url) return null
  return network === 'website' || isOn(url, hosts[network]) ? url.href : null
}

/** The code of the message if the address is refused; an empty address is allowed. */
export const socialRefusal = (
  network: SocialNetwork,
  address: string | null | undefined
): ErrorCode | null => {
  if (!address?.trim() || socialUrl(network, address)) return null
  return network === 'website' ? 'WEBSITE_INVALID' : 'SOCIAL_LINK_INVALID'
}

/** The addresses of a stored row that pass the rule, whatever the row contains. */
export const socialsOf = (stored: unknown): Socials => {
  const known = (stored ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const address = known[network]
      const url =
        typeof address === 'string' ? socialUrl(network, address) : null
      return url ? [[network, url]] : []
    })
  )
}
