import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Message = { headers: http.IncomingHttpHeaders; body: string }

/** An endpoint of webhooks on this machine, which keeps what it gets. `answers` decides the status of each answer. */
export const openReceiver = async () => {
  const messages: Message[] = []
  const answers: { status: number; text: string } = { status: 200, text: 'ok' }
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      messages.push({
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      })
      response.writeHead(answers.status).end(answers.text)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  process.env.WEBHOOKS_TO_LOOPBACK = 'yes'
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    answers,
    close: () => {
      delete process.env.WEBHOOKS_TO_LOOPBACK
      server.closeAllConnections()
      server.close()
    },
  }
}
