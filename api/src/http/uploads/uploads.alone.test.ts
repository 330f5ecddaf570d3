// The cost of many and large uploads, measured while nothing else runs (docs/security.md S-50).
import http from 'node:http'

import { db } from 'src/lib/db'
import { samples } from 'src/testing/files'
import { buildSender, startUploadServer } from 'src/testing/uploadServer'

const MB = 1024 * 1024
const HEAP_MB = 64

type Server = Awaited<ReturnType<typeof startUploadServer>>
let server: Server

beforeAll(async () => {
  server = await startUploadServer()
})
afterAll(async () => {
  await server.close()
  await db.storedFile.deleteMany()
  await db.user.deleteMany()
  await db.accessLevel.deleteMany()
})

const heapGrowth = async (work: () => Promise<void>) => {
  let most = 0
  const start = process.memoryUsage().heapUsed
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed - start)
  }, 20)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return most / MB
}

/** Sends a body without a declared length until the server ends the request. */
const sendEndlessly = (url: string, cookie: string) =>
  new Promise<number>((resolve) => {
    const boundary = 'x'
    const request = http.request(
      `${url}/api/upload-file`,
      {
        method: 'POST',
        headers: {
          cookie,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'transfer-encoding': 'chunked',
        },
      },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
        request.destroy()
      }
    )
    request.on('error', () => resolve(0))
    request.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`
    )
    const chunk = Buffer.alloc(256 * 1024)
    const more = () => {
      while (!request.destroyed && request.write(chunk));
      if (!request.destroyed) request.once('drain', more)
    }
    more()
  })

test('An endless upload is cut off and leaves no file', async () => {
  const sender = await buildSender(server.base)
  let status = -1
  const grown = await heapGrowth(async () => {
    status = await sendEndlessly(server.base, sender.cookie)
  })
  // The server either answers, or closes the connection while the body is being sent (0).
  expect([413, 0]).toContain(status)
  expect(grown).toBeLessThan(HEAP_MB)
  expect(server.files()).toEqual([])
})

test('Twenty concurrent uploads of 10 MB keep memory flat', async () => {
  const content = Buffer.concat([
    samples.png(),
    Buffer.alloc(10 * MB - samples.png().length),
  ])
  const senders = await Promise.all(
    Array.from({ length: 20 }, () => buildSender(server.base))
  )
  const statuses: number[] = []
  const grown = await heapGrowth(async () => {
    const answers = senders.map(async ({ create, patch }) => {
      const created = await create('a.png', content.length)
      const url = created.headers.get('location') ?? ''
      const answer = await patch(url, 0, content)
      statuses.push(answer.status)
    })
    await Promise.all(answers)
  })
  expect(statuses).toEqual(Array(20).fill(200))
  expect(grown).toBeLessThan(HEAP_MB)
})
