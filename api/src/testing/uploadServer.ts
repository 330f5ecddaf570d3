import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'

import fastify from 'fastify'

import { uploads } from 'src/http/uploads/uploads'
import { db } from 'src/lib/db'
import { sessionCookie, startSession } from 'src/lib/sessions/sessionTokens'

import { buildUser } from './people'

const TUS = { 'tus-resumable': '1.0.0' }

const metadata = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** A server for uploads with its own port and folder; `close` removes both. */
export const startUploadServer = async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'uploads-'))
  process.env.STORAGE_PATH = folder
  const server = fastify({ forceCloseConnections: true })
  await server.register(uploads)
  await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as AddressInfo
  const base = `http://127.0.0.1:${port}`

  return {
    base,
    /** All files in the folder, including unfinished uploads. */
    files: () =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name),
    close: async () => {
      await server.close()
      fs.rmSync(folder, { recursive: true })
    },
  }
}

/** A user with a session cookie and functions to send and get files. */
export const buildSender = async (
  base: string,
  role?: Parameters<typeof buildUser>[0]
) => {
  const user = await buildUser(role)
  const session = await startSession(db, { ...user, isStaff: false }, {})
  const cookie = sessionCookie(session).split(';')[0]
  const ask = (url: string, init: RequestInit = {}) =>
    fetch(new URL(url, base), {
      ...init,
      headers: { cookie, ...(init.headers as Record<string, string>) },
    })

  return {
    user,
    cookie,
    ask,
    sendSmall: (name: string, content: Buffer) => {
      const body = new FormData()
      body.append('file', new Blob([new Uint8Array(content)]), name)
      return ask('/api/upload-file', { method: 'POST', body })
    },
    create: (name: string, size: number, more: Record<string, string> = {}) =>
      ask('/api/uploads', {
        method: 'POST',
        headers: {
          ...TUS,
          'upload-length': String(size),
          'upload-metadata': metadata({ filename: name, ...more }),
        },
      }),
    patch: (url: string, offset: number, part: Buffer) =>
      ask(url, {
        method: 'PATCH',
        headers: {
          ...TUS,
          'content-type': 'application/offset+octet-stream',
          'upload-offset': String(offset),
        },
        body: new Uint8Array(part),
      }),
    offsetOf: async (url: string) => {
      const answer = await ask(url, { method: 'HEAD', headers: TUS })
      return {
        status: answer.status,
        offset: Number(answer.headers.get('upload-offset')),
      }
    },
    giveUp: (url: string) => ask(url, { method: 'DELETE', headers: TUS }),
  }
}
