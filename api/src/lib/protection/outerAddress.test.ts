import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

import {
  InnerAddress,
  isOuterAddress,
  lookupOuter,
  outerUrl,
} from './outerAddress'
import { postOutside } from './postOutside'

const inner = [
  '0.0.0.0',
  '0.1.2.3',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.9.9.9',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.19.255.255',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:10::1',
  '2001:db8::1',
  '2002:a00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '',
  'localhost',
]

it('Knows inner addresses from outer ones', () => {
  expect(inner.filter(isOuterAddress)).toEqual([])
  const outer = ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111']
  expect(outer.filter(isOuterAddress)).toEqual(outer)
})

it('Takes https addresses of the internet only', () => {
  const refused = [
    'http://example.com/',
    'https://example.com:22/',
    'https://example.com:8080/',
    'https://user@example.com/',
    'https://:secret@example.com/',
    'https://localhost/',
    'https://intranet/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'https://169.254.169.254/latest/meta-data/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.com',
    '',
  ]
  expect(refused.filter((text) => outerUrl(text))).toEqual([])
  for (const text of ['https://example.com/x?y=1', 'https://example.com:8443/'])
    expect(outerUrl(text)?.href).toBe(text)
})

const resolved = (...addresses: string[]) =>
  jest.spyOn(dns, 'lookup').mockImplementation(((
    _host: string,
    _options: object,
    done: (error: null, found: object[]) => void
  ) =>
    done(
      null,
      addresses.map((address) => ({ address, family: 4 }))
    )) as never)

const lookUp = (options: object = {}) =>
  new Promise((done) =>
    lookupOuter('hook.example', options, (error, address) =>
      done(error ?? address)
    )
  )

it('A name with any inner address is refused', async () => {
  const spy = resolved('8.8.8.8', '10.0.0.1')
  expect(await lookUp()).toBeInstanceOf(InnerAddress)
  expect(await lookUp({ all: true })).toBeInstanceOf(InnerAddress)
  spy.mockRestore()
  resolved().mockName('none')
  expect(await lookUp()).toBeInstanceOf(InnerAddress)
  jest.restoreAllMocks()
  resolved('8.8.8.8')
  expect(await lookUp()).toBe('8.8.8.8')
  jest.restoreAllMocks()
})

describe('a call', () => {
  let server: http.Server
  let answer: http.RequestListener
  let reached = 0
  let url: URL

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      reached += 1
      answer(request, response)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it('Connects to no name that means an inner address', async () => {
    const { port } = url
    const named = new URL(`http://localhost:${port}/`)
    await expect(postOutside(named, '{}', {})).rejects.toThrow(InnerAddress)
    expect(reached).toBe(0)
  })

  it('Returns the beginning of the answer, and follows nothing', async () => {
    answer = (_request, response) =>
      response
        .writeHead(302, { location: 'https://example.com/' })
        .end('x\0'.repeat(2000))
    const { status, text } = await postOutside(url, '{}', {})
    expect(status).toBe(302)
    expect(text).toBe('x'.repeat(512))
    expect(reached).toBe(1)
  })

  it('Ends at its deadline, even while an answer trickles', async () => {
    answer = () => undefined
    await expect(postOutside(url, '{}', {}, 50)).rejects.toThrow('aborted')
    answer = (_request, response) => response.writeHead(200).write('a')
    await expect(postOutside(url, '{}', {}, 200)).rejects.toThrow('aborted')
  })
})
