import type { Server } from 'node:http'
import type { Socket } from 'node:net'

import { senderOf } from 'src/lib/protection/sender'

/** Browsers open one or two connections ahead; many visitors share the address of a mobile carrier. */
const MOST = 200

/**
 * Limits the connections of one sender that have not sent a request yet; further ones are closed. Only for a server
 * without a proxy in front, because all connections of a proxy have its address.
 */
export const limitHalfOpen = (server: Server, most = MOST) => {
  const counts = new Map<string, number>()
  const ends = new WeakMap<Socket, () => void>()

  server.on('connection', (socket: Socket) => {
    const sender = senderOf(socket.remoteAddress) ?? ''
    const count = counts.get(sender) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    counts.set(sender, count + 1)
    const end = () => {
      if (!ends.delete(socket)) return
      const left = (counts.get(sender) ?? 1) - 1
      if (left > 0) counts.set(sender, left)
      else counts.delete(sender)
    }
    ends.set(socket, end)
    socket.once('close', end)
  })
  server.on('request', ({ socket }) => ends.get(socket)?.())
}
