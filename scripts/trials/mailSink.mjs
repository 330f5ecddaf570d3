// A mail server that takes every mail after a while, and can be away.

import net from 'node:net'
import { setTimeout as pauseFor } from 'node:timers/promises'

/**
 * @param port where it listens
 * @param tookMs how long it takes for a mail
 * @returns the Message-IDs of the mails that it has acknowledged, in order
 */
export const createMailSink = (port, tookMs) => {
  const taken = []
  const server = net.createServer((socket) => {
    let text = ''
    let isMail = false
    const say = (line) => socket.write(`${line}\r\n`)
    socket.setEncoding('utf8')
    socket.on('error', () => undefined)
    say('220 sink')
    const read = async (line) => {
      if (/^DATA/i.test(line)) {
        isMail = true
        return say('354 go on')
      }
      if (/^QUIT/i.test(line)) return socket.end('221 bye\r\n')
      return say('250 ok')
    }
    socket.on('data', async (part) => {
      text += part
      for (;;) {
        const edge = isMail ? '\r\n.\r\n' : '\r\n'
        const at = text.indexOf(edge)
        if (at < 0) return
        const piece = text.slice(0, at)
        text = text.slice(at + edge.length)
        if (!isMail) {
          await read(piece)
          continue
        }
        isMail = false
        await pauseFor(tookMs)
        if (socket.destroyed) return
        taken.push(piece.match(/^Message-ID: <(.+?)>/im)[1])
        say('250 taken')
      }
    })
  })
  return {
    taken,
    open: () => new Promise((done) => server.listen(port, '127.0.0.1', done)),
    close: () => server.close(),
  }
}
