import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { PassThrough } from 'node:stream'

import fastify from 'fastify'

import { health } from 'src/operator/http/health'
import { maintainable } from 'src/operator/http/maintenance'
import {
  beginMaintenance,
  offerMaintenance,
  startAgain,
} from 'src/operator/maintenance'

import { drainable } from './drain'
import { limitHalfOpen } from './limitHalfOpen'
import { timeouts } from './timeouts'

const HOST = '127.0.0.1'
/** Long enough that only a mistake ends a test by it. */
const NEVER_MS = 60_000

const listen = async (server: ReturnType<typeof fastify>) => {
  await server.listen({ port: 0, host: HOST })
  return (server.server.address() as AddressInfo).port
}

const get = async (port: number, path: string) => {
  const request = http.get({ port, host: HOST, path, agent: false })
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer
}

const connect = async (port: number) => {
  const socket = net.connect(port, HOST)
  await once(socket, 'connect')
  return socket
}

describe('a draining server', () => {
  const build = (patienceMs = NEVER_MS) => {
    let endPause = () => {}
    const pause = () => new Promise<void>((end) => (endPause = end))
    const server = fastify({ forceCloseConnections: 'idle' })
    const { isDraining, drain } = drainable(server, { pause, patienceMs })
    return { server, isDraining, drain, endPause: () => endPause() }
  }

  it('is not ready, but answers until the pause ends', async () => {
    const { server, isDraining, drain, endPause } = build()
    await server.register(health(isDraining))
    const port = await listen(server)
    expect((await get(port, '/api/ready')).statusCode).toBe(200)
    const drained = drain()
    expect((await get(port, '/api/ready')).statusCode).toBe(503)
    expect((await get(port, '/api/ready?stopping=404')).statusCode).toBe(404)
    const answer = await get(port, '/api/health')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.connection).toBe('close')
    endPause()
    await drained
    await expect(get(port, '/api/health')).rejects.toMatchObject({
      code: 'ECONNREFUSED',
    })
  })

  it('waits for the last request', async () => {
    const { server, drain, endPause } = build()
    let answerNow = () => {}
    const asked = new Promise<void>((isAsked) => {
      server.get('/slow', async () => {
        isAsked()
        await new Promise<void>((end) => (answerNow = end))
        return 'done'
      })
    })
    const port = await listen(server)
    const slow = get(port, '/slow')
    await asked
    const drained = drain()
    endPause()
    answerNow()
    expect((await slow).statusCode).toBe(200)
    await drained
  })

  it('ends streams after the pause, and does not wait for them', async () => {
    let endPause = () => {}
    let endStreams = () => {}
    const server = fastify({ forceCloseConnections: 'idle' })
    const { drain } = drainable(server, {
      pause: () => new Promise<void>((end) => (endPause = end)),
      endStreams: () => endStreams(),
      patienceMs: NEVER_MS,
    })
    server.get('/stream', (_request, reply) => {
      const stream = new PassThrough()
      stream.write('begins')
      endStreams = () => stream.end()
      return reply.send(stream)
    })
    const port = await listen(server)
    const request = http.get({
      port,
      host: HOST,
      path: '/stream',
      agent: false,
    })
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    const drained = drain()
    endPause()
    answer.resume()
    await once(answer, 'end')
    await drained
  })

  it('cuts a request that never ends', async () => {
    const { server, drain, endPause } = build(1)
    const arrived = new Promise<void>((hasArrived) => {
      server.addHook('onRequest', async () => hasArrived())
    })
    server.post('/', async () => 'done')
    const port = await listen(server)
    const socket = await connect(port)
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\na')
    const isCut = once(socket, 'close')
    socket.on('error', () => {}).resume()
    await arrived
    const drained = drain()
    endPause()
    await drained
    await isCut
  })
})

describe('a server in maintenance', () => {
  afterEach(() => offerMaintenance(undefined))

  const bodyOf = async (port: number, path: string) => {
    const answer = await fetch(`http://${HOST}:${port}${path}`)
    return { status: answer.status, text: await answer.text(), answer }
  }

  it('waits for the last request, answers nothing else, and starts again', async () => {
    const server = fastify({ forceCloseConnections: true })
    const { lastRequests } = maintainable(server, { patienceMs: NEVER_MS })
    await server.register(health(() => false))
    let answerNow = () => {}
    const asked = new Promise<void>((isAsked) => {
      server.get('/slow', async () => {
        isAsked()
        await new Promise<void>((end) => (answerNow = end))
        return 'done'
      })
    })
    const again = jest.fn()
    offerMaintenance({ leaveDatabase: lastRequests, startAgain: again })
    const port = await listen(server)
    const slow = bodyOf(port, '/slow')
    await asked
    const begun = beginMaintenance()

    expect((await bodyOf(port, '/api/health')).status).toBe(200)
    expect(await bodyOf(port, '/api/ready')).toMatchObject({
      status: 503,
      text: expect.stringContaining('"code":"MAINTENANCE"'),
    })
    const graphql = await bodyOf(port, '/api/graphql')
    expect(graphql.status).toBe(503)
    expect(JSON.parse(graphql.text).errors[0].extensions).toEqual({
      code: 'MAINTENANCE',
    })
    const { status, text, answer } = await bodyOf(port, '/any/page?x=1')
    expect(status).toBe(503)
    expect(text).toMatch(/lang="en".*being restored.*lang="fil".*Nire-restore/s)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain(
      "default-src 'none'"
    )

    answerNow()
    expect(await slow).toMatchObject({ status: 200, text: 'done' })
    await begun
    startAgain()
    expect(again).toHaveBeenCalledTimes(1)
    await server.close()
  })

  it('cuts a request that never ends', async () => {
    const server = fastify({ forceCloseConnections: true })
    const { lastRequests } = maintainable(server, { patienceMs: 1 })
    const asked = new Promise<void>((isAsked) => {
      server.get('/endless', () => {
        isAsked()
        return new Promise(() => undefined)
      })
    })
    const port = await listen(server)
    const endless = bodyOf(port, '/endless')
    await asked
    await Promise.all([
      lastRequests(),
      expect(endless).rejects.toThrow('fetch failed'),
    ])
    await server.close()
  })
})

describe('connections without a request', () => {
  const build = async (most: number) => {
    const server = fastify()
    server.get('/', async () => 'hello')
    limitHalfOpen(server.server, most)
    return { server, port: await listen(server) }
  }

  it('are closed above the limit of a sender', async () => {
    const { server, port } = await build(3)
    const open = await Promise.all([
      connect(port),
      connect(port),
      connect(port),
    ])
    const tooMany = net.connect(port, HOST)
    tooMany.on('error', () => {}).resume()
    await once(tooMany, 'close')
    expect(open.every(({ destroyed }) => !destroyed)).toBe(true)
    for (const socket of open) socket.destroy()
    await server.close()
  })

  it('no longer count once they have sent one, or are closed', async () => {
    const { server, port } = await build(1)
    for (let round = 0; round < 5; round++) {
      const socket = await connect(port)
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
      const [answer] = (await once(socket, 'data')) as [Buffer]
      expect(answer.toString()).toMatch(/^HTTP\/1\.1 200/)
    }
    await server.close()
  })
})

it('A connection whose client does not read its answer ends', async () => {
  const server = fastify({ ...timeouts, connectionTimeout: 100 })
  server.get('/much', async () => Buffer.alloc(50_000_000))
  const accepting = once(server.server, 'connection')
  const socket = await connect(await listen(server))
  const [accepted] = (await accepting) as [net.Socket]
  socket.pause()
  socket.on('error', () => undefined)
  socket.write('GET /much HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(accepted, 'close')
  socket.destroy()
  await server.close()
  expect(fastify(timeouts).server.timeout).toBe(timeouts.connectionTimeout)
})
