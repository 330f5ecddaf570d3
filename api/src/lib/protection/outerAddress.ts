// The internet addresses that this server may call for others: a host inside its own network would answer it, and the
// answer would be shown (server-side request forgery; docs/decisions/0073).
import dns from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

import ipaddr from 'ipaddr.js'

type Address = ReturnType<typeof ipaddr.parse>

const isWithin = (address: Address, ...ranges: string[]) =>
  ranges.some((text) => {
    const [range, bits] = ipaddr.parseCIDR(text)
    return (
      range.kind() === address.kind() &&
      (address as ipaddr.IPv6).match(range as ipaddr.IPv6, bits)
    )
  })

/** Whether an IP address is one of the public internet. */
export const isOuterAddress = (text: string) => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  // Benchmarks, and a service of Azure for its own machines.
  if (address.kind() === 'ipv4')
    return !isWithin(address, '198.18.0.0/15', '168.63.129.16/32')
  // The assigned ranges, without protocols and documentation; addresses of version 4 in other forms lie outside.
  return (
    isWithin(address, '2000::/3') &&
    !isWithin(address, '2001::/23', '3fff::/20')
  )
}

const PORTS = ['', '443', '8443']

/** For tests only: an endpoint on this machine, over http. No server that runs for people reads it. */
const mayBeLoopback = () =>
  process.env.NODE_ENV !== 'production' &&
  process.env.WEBHOOKS_TO_LOOPBACK === 'yes'

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1'

/** The host of a URL without the brackets of version 6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

/**
 * The URL that a text names, if this server may call it by its form: https, port 443 or 8443, no user, and no inner
 * address in place of a name. A name is checked at each call (`lookupOuter`). Null otherwise.
 */
export const outerUrl = (text: string) => {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  if (mayBeLoopback() && isLoopback(url)) return url
  const host = hostOf(url)
  const isCallable =
    url.protocol === 'https:' &&
    PORTS.includes(url.port) &&
    url.username === '' &&
    url.password === '' &&
    (isIP(host) ? isOuterAddress(host) : host.includes('.'))
  return isCallable ? url : null
}

export class InnerAddress extends Error {
  constructor() {
    super('The address leads into a private network')
  }
}

/**
 * Resolves a host for a connection, and refuses it if any of its addresses is an inner one. The connection uses what was
 * checked, so that a name cannot mean another address a moment later.
 */
export const lookupOuter: LookupFunction = (hostname, options, done) =>
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const isOuter = addresses.every(({ address }) => isOuterAddress(address))
    if (!isOuter || addresses.length === 0) return done(new InnerAddress(), '')
    if (options.all) return done(null, addresses)
    const [{ address, family }] = addresses
    return done(null, address, family)
  })
