// A fake payment gateway on this machine: begins payments like the real one, and signs its messages.
import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const GATEWAY_SECRET = 'whsk_test_0123456789'

/** The signature of a body at the time `at` (milliseconds). */
export const signatureOf = (
  body: string,
  at = Date.now(),
  secret = GATEWAY_SECRET
) => {
  const seconds = Math.floor(at / 1000)
  const signature = createHmac('sha256', secret)
    .update(`${seconds}.${body}`)
    .digest('hex')
  return `t=${seconds},te=${signature},li=`
}

type Said = {
  eventId?: string
  type?: string
  externalId: string
  amountCentavos?: number
  paymentId?: string
  source?: string
}

let drawn = 0

/** The body of a webhook message. */
export const eventBody = ({
  eventId = `evt_${++drawn}`,
  type = 'checkout_session.payment.paid',
  externalId,
  amountCentavos = 100_000,
  paymentId = `pay_${externalId}`,
  source = 'gcash',
}: Said) =>
  JSON.stringify({
    data: {
      id: eventId,
      attributes: {
        type,
        data: {
          id: externalId,
          attributes: {
            payments: [
              {
                id: paymentId,
                attributes: {
                  amount: amountCentavos,
                  source: { type: source },
                },
              },
            ],
          },
        },
      },
    },
  })

/** Starts the gateway; `asked` collects the requests that it receives. */
export const startFakeGateway = async () => {
  const asked: {
    authorization?: string
    attributes: Record<string, unknown>
  }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      asked.push({
        authorization: request.headers.authorization,
        attributes: JSON.parse(text).data.attributes,
      })
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          data: {
            id: `cs_${asked.length}_${Date.now()}`,
            attributes: { checkout_url: 'https://checkout.example.com/cs' },
          },
        })
      )
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => server.close(done)),
  }
}
