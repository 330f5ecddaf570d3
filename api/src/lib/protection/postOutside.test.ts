import { once } from 'node:events'
import net from 'node:net'

import { postOutside } from './postOutside'

/** Posts to a receiver that writes a text and then ends the connection. */
const answered = async (text: string) => {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => socket.end(text))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as net.AddressInfo
  try {
    return await postOutside(new URL(`http://127.0.0.1:${port}`), '{}', {})
  } finally {
    server.close()
  }
}

it('A post outside returns the status and the text', async () => {
  await expect(
    answered('HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok')
  ).resolves.toEqual({ status: 201, text: 'ok' })
})

// A promise that never settles would hold one of the worker's places for ever.
it.each([
  [
    'that asks for another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n',
  ],
  ['that is none', ''],
  ['that is no HTTP', 'SSH-2.0-OpenSSH_9\r\n'],
  ['that is cut off', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nok'],
])('fails upon an answer %s', async (_, text) => {
  await expect(answered(text)).rejects.toThrow()
})
