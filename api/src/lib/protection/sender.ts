import { isIPv6 } from 'node:net'

const GROUPS = 8
/** One customer has a whole /64 network, and with it as many addresses as they like. */
const NETWORK_GROUPS = 4

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'))

/** The first four groups of an IPv6 address, without leading zeros. */
const networkOf = (address: string) => {
  const [start, end] = address.split('%')[0].split('::')
  const first = groupsOf(start)
  const last = end === undefined ? [] : groupsOf(end)
  // An IPv4 address at the end stands for two groups.
  const length = last.length + (last.at(-1)?.includes('.') ? 1 : 0)
  const zeros = Array<string>(
    end === undefined ? 0 : GROUPS - first.length - length
  ).fill('0')
  return [...first, ...zeros, ...last]
    .slice(0, NETWORK_GROUPS)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}

/** The sender that a limit counts: an IPv4 address, or the network of an IPv6 address. */
export const senderOf = (ip: string | undefined) => {
  const address = ip?.replace(/^::ffff:(?=\d+\.)/i, '')
  return address && isIPv6(address) ? `${networkOf(address)}::/64` : address
}
