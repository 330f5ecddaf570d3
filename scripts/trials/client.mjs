// A person's client: HTTP with a session, from an address of its own, that asks again until it has an answer.

import http from 'node:http'
import { setTimeout as pauseFor } from 'node:timers/promises'

const PASSWORD = 'Sulong-2026!'
const TIMEOUT_MS = 20_000
const PAUSE_MS = 300
/** The codes of a server that failed itself; everything else is a decision. */
const FAILURE = 'Something went wrong'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

/** Thrown to a person who waits for an answer when the trial is over. */
export class TrialOver extends Error {}

/** A refusal by the product's own rules. `tries` above 1: the answer to an earlier try may have been lost. */
export class Refusal extends Error {
  constructor(message, tries) {
    super(message)
    this.tries = tries
  }
}

/**
 * @param origin where the balancer listens, "http://127.0.0.1:8940"
 * @param address the client's own address, in 127.0.0.0/8, so that limits count each person alone
 * @param outages gets the time in ms of each failed request, and of each answer
 */
export const createClient = ({
  origin,
  address,
  outages,
  isOver = () => false,
}) => {
  const agent = new http.Agent({ keepAlive: true, localAddress: address })
  /** As a browser keeps them: also the one that tells copies of the own last change. */
  const cookies = new Map()
  const keep = (set) => {
    for (const each of set) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(each)
      cookies.set(name, value)
    }
  }
  const cookie = () =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const sendOnce = (path, { method = 'POST', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const request = http.request(
        `${origin}${path}`,
        {
          method,
          agent,
          headers: { origin, cookie: cookie(), ...headers },
        },
        (answer) => {
          const parts = []
          answer.on('data', (part) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            keep(answer.headers['set-cookie'] ?? [])
            resolve({
              status: answer.statusCode,
              text: Buffer.concat(parts).toString(),
            })
          })
        }
      )
      request.setTimeout(TIMEOUT_MS, () =>
        request.destroy(new Error('no answer'))
      )
      request.on('error', reject)
      request.end(body)
    })

  /** Sends a request until a server answers it. The answer to an earlier try may be lost, so each has to be repeatable. */
  const send = async (path, options) => {
    for (let tries = 1; ; tries++) {
      const answer = await sendOnce(path, options).catch(() => null)
      const isAnswered =
        answer && answer.status < 500 && !answer.text.includes(FAILURE)
      outages.note(Boolean(isAnswered))
      if (isAnswered) return { ...answer, tries }
      if (isOver()) throw new TrialOver()
      await pauseFor(PAUSE_MS)
    }
  }

  const sendJson = (path, body) =>
    send(path, {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const ask = async (query, variables = {}) => {
    const { text, tries } = await sendJson('/api/graphql', { query, variables })
    const { data, errors } = JSON.parse(text)
    if (errors) throw new Refusal(`${errors[0].message}: ${query}`, tries)
    return data
  }

  return {
    ask,
    async signUp(person) {
      const { status, text, tries } = await sendJson('/api/auth', {
        method: 'signup',
        password: PASSWORD,
        ...person,
      })
      // After a lost answer the address may be taken: by this very person.
      if (status >= 400 && tries === 1) throw new Refusal(text, tries)
    },
    async signIn(username) {
      const { status, text, tries } = await sendJson('/api/auth', {
        method: 'login',
        username,
        password: PASSWORD,
      })
      if (status >= 400) throw new Refusal(text, tries)
    },
    /** Uploads a picture of one's own. @returns its id */
    async upload(name) {
      const token = await send('/api/auth?method=getToken', { method: 'GET' })
      const edge = 'edge-of-the-form'
      const { status, text, tries } = await send('/api/upload-file', {
        headers: {
          authorization: `Bearer ${token.text}`,
          'content-type': `multipart/form-data; boundary=${edge}`,
        },
        body: Buffer.concat([
          Buffer.from(
            `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="${name}.png"\r\nContent-Type: image/png\r\n\r\n`
          ),
          PIXEL,
          Buffer.from(`\r\n--${edge}--\r\n`),
        ]),
      })
      if (status >= 400) throw new Refusal(text, tries)
      return JSON.parse(text)
    },
    close: () => agent.destroy(),
  }
}
