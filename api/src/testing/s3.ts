import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import S3rver from 's3rver'

export const BUCKET = 'school'
/** The one account that the server knows; it is its secret, too. */
const ACCOUNT = 'S3RVER'

const sign = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest()

const AUTHORIZATION =
  /Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/

/** Whether the request is signed with the secret of its account, in version 4 of the signature; s3rver leaves that out. */
const isSigned = ({ method, url = '', headers }: http.IncomingMessage) => {
  const [, account, scope = '', names = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  // s3rver refuses it.
  if (account !== ACCOUNT) return true
  const [place, query = ''] = url.split('?')
  const pairs = query.split('&').filter(Boolean)
  const request = [
    method,
    place,
    pairs
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const digest = createHash('sha256').update(request).digest('hex')
  const key = scope.split('/').reduce<string | Buffer>(sign, `AWS4${ACCOUNT}`)
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest]
  return sign(key, text.join('\n')).toString('hex') === signature
}

/** Starts a real S3 server on a free port, with its files in a temporary folder. */
export const startS3 = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 's3-'))
  const files = new S3rver({
    silent: true,
    directory: path.join(folder, 'buckets'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await files.configureBuckets()
  const answer = files.callback()
  const open = async (wanted: number) => {
    const server = http.createServer((request, response) => {
      if (isSigned(request)) return answer(request, response)
      response.writeHead(403, { 'content-type': 'application/xml' })
      return response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    })
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    return { server, port: (server.address() as AddressInfo).port }
  }
  let { server, port } = await open(0)
  const stop = () => {
    server.closeAllConnections()
    return new Promise((done) => server.close(done))
  }
  return {
    folder,
    settings: {
      bucket: BUCKET,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      accessKeyId: ACCOUNT,
      secretAccessKey: ACCOUNT,
    },
    /** Goes away; its files stay. */
    stop,
    /** Comes back on the same port. */
    start: async () => {
      ;({ server, port } = await open(port))
    },
    remove: async () => {
      await stop()
      fs.rmSync(folder, { recursive: true })
    },
  }
}
