// The five import paths, called through the guard with real sessions (docs/security.md S-36).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import fastify from 'fastify'

import { db } from 'src/lib/db'
import { bearerOf } from 'src/lib/sessions/sessions'
import { startSession } from 'src/lib/sessions/sessionTokens'
import * as applying from 'src/services/settings/imports/apply/applyRun'
import type { RoleId } from 'src/shared/access/permissions'
import { importPaths } from 'src/shared/settings/imports/paths'
import { workbookOf } from 'src/testing/files'
import { buildAccessLevel, buildUser, draw } from 'src/testing/people'
import { giveFactor } from 'src/testing/secondFactor'

import { imports } from './imports'
import { requestGuard } from './requestGuard'

const server = fastify()
server.addHook('onRequest', requestGuard)
void server.register(imports)

beforeAll(() => {
  process.env.STORAGE_PATH = fs.mkdtempSync(path.join(os.tmpdir(), 'imports-'))
})
afterAll(() => {
  fs.rmSync(process.env.STORAGE_PATH as string, { recursive: true })
})

/** A user of a role who sends bodies with their cookie and the token that our pages read. */
const buildImporter = async (role: RoleId) => {
  const user = await buildUser(role)
  const cookie = `session=${await startSession(db, { ...user, isStaff: true }, {})}`
  const { id } = await db.session.findFirstOrThrow({
    where: { userId: user.id },
  })
  const headers = { cookie, authorization: `Bearer ${bearerOf(id)}` }
  const send = async (
    url: string,
    payload: string | Buffer,
    more: Record<string, string>
  ) => {
    const answer = await server.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...more },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    user,
    cookie,
    json: (url: string, body: object) =>
      send(url, JSON.stringify(body), { 'content-type': 'application/json' }),
    file: (url: string, name: string, content: Buffer | string) =>
      send(
        url,
        Buffer.concat([
          Buffer.from(
            `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
          ),
          Buffer.from(content),
          Buffer.from('\r\n--x--\r\n'),
        ]),
        { 'content-type': 'multipart/form-data; boundary=x' }
      ),
  }
}

const xlsxOf = (name: string, cells: string[][]) => {
  // A text with a sign of equality is a formula that no program has counted.
  const cell = (text: string, place: string) =>
    text.startsWith('=')
      ? `<c r="${place}"><f>${text.slice(1)}</f></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
  const row = (texts: string[], index: number) =>
    `<row r="${index + 1}">${texts.map((text, at) => cell(text, `${String.fromCharCode(65 + at)}${index + 1}`)).join('')}</row>`
  return workbookOf(name, cells.map(row).join(''))
}

const USERS = '/api/upload-create-users'
const UPSERT = '/api/upload-upsert-users'
const UPDATE = '/api/upload-update-users'
const COURSES = '/api/upload-create-courses'
const GROUPS = '/api/upload-create-groups'

scenario('Are applied only after a code of the second factor', async () => {
  const admin = await buildImporter('admin')
  await giveFactor(admin.user.id)
  const rows = [
    { Email: 'ana@example.com', 'First name': 'Ana', 'Last name': 'Cruz' },
  ]
  const refused = await admin.json(`${USERS}?apply=true`, { rows })
  expect(refused.body.code).toBe('SECOND_FACTOR_NEEDED')
  expect(await db.user.count({ where: { email: 'ana@example.com' } })).toBe(0)

  await db.session.updateMany({ data: { factorAt: new Date() } })
  const applied = await admin.json(`${USERS}?apply=true`, { rows })
  expect(applied.status).toBeLessThan(203)
  const { ip } = await db.infoLog.findFirstOrThrow({
    where: { action: 'importRun.added' },
  })
  expect(ip).toBe('127.0.0.1')
})

describe('the import paths', () => {
  scenario('Are for people who may import, from our own pages', async () => {
    const rows = { rows: [{ Name: `Group ${draw()}` }] }
    const admin = await buildImporter('admin')
    for (const url of importPaths) {
      const visitor = await server.inject({
        method: 'POST',
        url,
        payload: rows,
      })
      expect(visitor.statusCode).toBe(401)
      const withoutToken = await server.inject({
        method: 'POST',
        url,
        payload: rows,
        headers: { cookie: admin.cookie },
      })
      expect(withoutToken.statusCode).toBe(401)
    }
    for (const role of [
      'member',
      'coach',
      'head-coach',
      'success-manager',
    ] as const) {
      const { json } = await buildImporter(role)
      expect((await json(USERS, rows)).status).toBe(403)
    }
    const fa = await buildImporter('tribe-team-fa')
    expect((await fa.json(GROUPS, rows)).status).toBe(403)
    expect((await fa.json(COURSES, rows)).status).toBe(403)
    expect((await fa.json(UPSERT, { rows: [] })).status).toBe(422)
    expect(await db.importRun.count()).toBe(0)
  })

  scenario(
    'Check a file, and apply it when they are asked to and nothing is wrong',
    async () => {
      await buildAccessLevel('non-member')
      const admin = await buildImporter('admin')
      const email = `rest-${draw()}@example.com`
      const checked = await admin.file(
        USERS,
        'people.csv',
        `Email,First Name,Last Name\n${email},Bea,Santos\nnobody,Bea,\n`
      )
      expect(checked).toMatchObject({
        status: 201,
        body: {
          status: 'CHECKED',
          counts: [{ sheet: 'Members', new: 1, error: 1 }],
          errors: [
            {
              line: 3,
              column: 'Email',
              value: 'nobody',
              code: 'EMAIL_INVALID',
            },
            { line: 3, column: 'Last Name', code: 'LAST_NAME_REQUIRED' },
          ],
        },
      })
      const wrong = { rows: [{ Email: 'nobody' }] }
      expect(await admin.json(`${USERS}?apply=true`, wrong)).toMatchObject({
        status: 422,
        body: { code: 'IMPORT_HAS_ERRORS', status: 'CHECKED' },
      })
      const right = {
        rows: [{ Email: email, 'First Name': 'Bea', 'Last Name': 'Santos' }],
      }
      expect(await admin.json(`${USERS}?apply=true`, right)).toMatchObject({
        status: 201,
        body: { status: 'DONE', errors: [] },
      })
      expect(await admin.json(`${USERS}?apply=true`, right)).toMatchObject({
        status: 409,
        body: { code: 'IMPORT_FILE_TWICE' },
      })
      expect(
        await admin.json(`${UPDATE}?apply=true`, {
          rows: [{ Email: email, Suffix: 'III' }],
        })
      ).toMatchObject({ status: 201, body: { status: 'DONE' } })
      // Nothing is left to change.
      expect(
        await admin.json(`${UPSERT}?apply=true`, {
          rows: [{ Email: email, Suffix: 'III' }],
        })
      ).toMatchObject({ status: 201, body: { status: 'CHECKED', errors: [] } })
      const group = `Group ${draw()}`
      expect(
        await admin.file(
          `${GROUPS}?apply=true`,
          'groups.xlsx',
          xlsxOf('Groups', [
            ['Group ID', 'Name'],
            ['1', group],
          ])
        )
      ).toMatchObject({ status: 201, body: { status: 'DONE' } })
      expect(await db.group.count({ where: { name: group } })).toBe(1)
      expect(
        await admin.file(
          GROUPS,
          'counted.xlsx',
          xlsxOf('Groups', [
            ['Group ID', 'Name'],
            ['1', '=A2&amp;"x"'],
          ])
        )
      ).toMatchObject({
        status: 201,
        body: {
          errors: [
            { column: 'Name', value: '=A2&"x"', code: 'IMPORT_FORMULA' },
          ],
        },
      })
      jest.spyOn(applying, 'applyRun').mockResolvedValueOnce()
      expect(
        await admin.json(`${GROUPS}?apply=true`, {
          rows: [{ Name: `Group ${draw()}` }],
        })
      ).toMatchObject({ status: 202, body: { status: 'APPLYING' } })
      const queued = await admin.json(`${COURSES}?queue=true`, {
        sheets: [{ name: 'Courses', rows: [['Name'], ['A course']] }],
      })
      expect(queued).toMatchObject({ status: 202 })
      expect(
        await db.importRun.findUniqueOrThrow({ where: { id: queued.body.id } })
      ).toMatchObject({ status: 'CHECKING', kind: 'COURSES' })
    }
  )

  scenario(
    'Refuse other files, and headings that nobody has assigned',
    async () => {
      const fa = await buildImporter('tribe-team-fa')
      expect(await fa.file(USERS, 'people.xls', 'x')).toMatchObject({
        status: 415,
        body: { code: 'FILE_TYPE' },
      })
      expect((await fa.file(USERS, 'people.xlsx', 'Email,Name')).status).toBe(
        415
      )
      expect(
        await fa.file(
          USERS,
          'people.csv',
          `Email\n${'x'.repeat(10 * 1024 * 1024)}`
        )
      ).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
      expect(
        await fa.json(USERS, {
          rows: [{ Email: 'x'.repeat(10 * 1024 * 1024) }],
        })
      ).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
      expect(await fa.json(USERS, { rows: 'many' })).toMatchObject({
        status: 422,
        body: { code: 'IMPORT_UNREADABLE' },
      })
      expect(
        await fa.json(USERS, { rows: [{ Emial: 'a@example.com', Shoe: '42' }] })
      ).toMatchObject({
        status: 422,
        body: {
          code: 'IMPORT_HEADINGS',
          headings: [
            { heading: 'Emial', nearest: 'Email' },
            { heading: 'Shoe', nearest: null },
          ],
        },
      })
      expect(
        await fa.json(USERS, {
          rows: Array.from({ length: 20_001 }, () => ({ Email: 'a' })),
        })
      ).toMatchObject({ status: 422, body: { code: 'IMPORT_ROWS' } })
      const sheet = { name: 'Members', rows: [['Email'], ['a@example.com']] }
      expect(
        await fa.json(USERS, {
          sheets: Array.from({ length: 21 }, () => sheet),
        })
      ).toMatchObject({ status: 422, body: { code: 'IMPORT_SHEETS' } })
    }
  )
})
