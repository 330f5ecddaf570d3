import fs from 'node:fs'
import type { Readable } from 'node:stream'

import type { S3Client } from '@aws-sdk/client-s3'

import { StoredFileMissing, type Store } from './store'

export type S3Settings = {
  bucket: string
  region: string
  /** The address of a store other than Amazon's. */
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
}

const MB = 1024 * 1024
/**
 * One request may carry 5 GB. Larger files are sent in parts, and so are long ones, which then need not begin again
 * after a failure.
 */
const WHOLE_BYTES = 100 * MB
const MOST_PARTS = 9_000

/** The client would warn on the console of errors that its caller reports. */
const quiet = () => undefined
const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** Any S3-compatible store. The library is large, so it is loaded with the first file. */
export const s3Store = ({
  bucket,
  region,
  endpoint,
  ...credentials
}: S3Settings): Store => {
  const load = () => import('@aws-sdk/client-s3')
  let client: S3Client | undefined
  const connect = async () => {
    const sdk = await load()
    client ??= new sdk.S3Client({
      region,
      credentials,
      logger,
      // Other stores support neither bucket host names nor Amazon's trailing checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return { sdk, client }
  }

  return {
    put: async (key, from, mime) => {
      const { sdk, client } = await connect()
      const { size } = await fs.promises.stat(from)
      if (size > WHOLE_BYTES) {
        const { Upload } = await import('@aws-sdk/lib-storage')
        await new Upload({
          client,
          partSize: Math.max(16 * MB, Math.ceil(size / MOST_PARTS)),
          queueSize: 2,
          params: {
            Bucket: bucket,
            Key: key,
            Body: fs.createReadStream(from),
            ContentType: mime,
          },
        }).done()
        await fs.promises.rm(from)
        return
      }
      await client.send(
        new sdk.PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: fs.createReadStream(from),
          ContentLength: size,
          ContentType: mime,
        })
      )
      await fs.promises.rm(from)
    },
    read: async (key, range) => {
      const { sdk, client } = await connect()
      const { Body } = await client
        .send(
          new sdk.GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
          })
        )
        .catch((error) => {
          throw error.name === 'NoSuchKey' ? new StoredFileMissing(key) : error
        })
      return Body as Readable
    },
    remove: async (key) => {
      const { sdk, client } = await connect()
      await client.send(
        new sdk.DeleteObjectCommand({ Bucket: bucket, Key: key })
      )
    },
  }
}
