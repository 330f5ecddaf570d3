import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import S3rver from 's3rver'

export const BUCKET = 'school'
/** The one account that the server knows; it is its secret, too. */
const ACCOUNT = 'S3RVER'

/** Starts a real S3 server on a free port, with its files in a temporary folder. */
export const startS3 = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 's3-'))
  const open = async (port: number) => {
    const server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory: path.join(folder, 'buckets'),
      configureBuckets: [{ name: BUCKET, configs: [] }],
    })
    return { server, ...(await server.run()) }
  }
  let { server, port } = await open(0)
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
    stop: () => server.close(),
    /** Comes back on the same port. */
    start: async () => {
      ;({ server, port } = await open(port))
    },
    remove: async () => {
      await server.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}
