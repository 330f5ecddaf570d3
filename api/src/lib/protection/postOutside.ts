import http from 'node:http'
import https from 'node:https'

import { lookupOuter } from './outerAddress'

const DEADLINE_MS = 10_000
/** The most bytes of an answer that are read. */
const ANSWER_BYTES = 1024

export type Answer = { status: number; text: string }

/**
 * Posts a JSON body to an address of others (`outerUrl`) and returns its answer: the status and the first kilobyte. It
 * never follows a redirect, uses a connection of its own, and ends after ten seconds, however slowly the other side
 * writes.
 * @throws InnerAddress, TimeoutError, and errors of the connection
 */
export const postOutside = (
  url: URL,
  body: string,
  headers: Record<string, string>,
  deadlineMs = DEADLINE_MS
) =>
  new Promise<Answer>((resolve, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      agent: false,
      lookup: lookupOuter,
      signal: AbortSignal.timeout(deadlineMs),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Sulong-Webhooks',
        ...headers,
      },
    })
    request.on('error', reject)
    // An answer that wants another protocol, or none at all: without these, the job would wait for ever.
    request.once('upgrade', (_response, socket) => {
      socket.destroy()
      reject(new Error('The answer asks for another protocol'))
    })
    request.once('close', () =>
      reject(new Error('The connection was closed without an answer'))
    )
    request.once('response', (response) => {
      const parts: Buffer[] = []
      let size = 0
      const end = () => {
        const text = Buffer.concat(parts).subarray(0, ANSWER_BYTES)
        resolve({
          status: response.statusCode ?? 0,
          text: text.toString('utf8').replaceAll('\0', ''),
        })
        request.destroy()
      }
      response.on('error', reject)
      response.once('aborted', () =>
        reject(new Error('The answer was cut off'))
      )
      response.once('end', end)
      response.on('data', (part: Buffer) => {
        parts.push(part)
        size += part.length
        if (size >= ANSWER_BYTES) end()
      })
    })
    request.end(body)
  })
