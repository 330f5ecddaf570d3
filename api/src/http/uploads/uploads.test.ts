// Uploads and downloads over HTTP (docs/security.md S-50, S-53, S-57).
import childProcess from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

import sharp from 'sharp'

import { db } from 'src/lib/db'
import { incomingFolder, storage } from 'src/lib/files/storage/storage'
import { signedFileUrl } from 'src/lib/protection/signedLinks'
import { samples } from 'src/testing/files'
import { buildCourse } from 'src/testing/learning'
import { buildSender, startUploadServer } from 'src/testing/uploadServer'

type Server = Awaited<ReturnType<typeof startUploadServer>>
type Sender = Awaited<ReturnType<typeof buildSender>>

const MB = 1024 * 1024
const TOO_LARGE = 'files over 10 MB must be uploaded by the admin.'

/** A real picture, padded to a size. */
const pictureOf = (size: number) =>
  Buffer.concat([samples.png(), Buffer.alloc(size - samples.png().length)])

let server: Server
let member: Sender
let admin: Sender

beforeAll(async () => {
  server = await startUploadServer()
  member = await buildSender(server.base)
  admin = await buildSender(server.base, 'admin')
})
// These tests have no scenario that would clean up after them.
afterAll(async () => {
  await server.close()
  await db.storedFile.deleteMany()
  await db.user.deleteMany()
  await db.accessLevel.deleteMany()
})

const sendWhole = async (
  { create, patch }: Sender,
  name: string,
  content: Buffer,
  more?: Record<string, string>
) => {
  const created = await create(name, content.length, more)
  if (created.status !== 201) return created
  return patch(created.headers.get('location') ?? '', 0, content)
}

describe('a small upload', () => {
  it('May have 10 MB, and not a byte more', async () => {
    expect((await member.sendSmall('a.png', pictureOf(10 * MB))).status).toBe(
      201
    )
    const before = server.files()
    const refused = await member.sendSmall('a.png', pictureOf(10 * MB + 1))
    expect(refused.status).toBe(413)
    expect((await refused.json()).error).toBe(TOO_LARGE)
    expect(server.files()).toEqual(before)
  })

  it('Keeps the quotation marks of its name, which browsers escape', async () => {
    const answer = await member.sendSmall('ulat "huli".png', samples.png())
    expect(await answer.json()).toMatchObject({ name: 'ulat "huli".png' })
  })

  it('Must be a picture or a PDF, for an admin too', async () => {
    for (const name of ['a.svg', 'a.zip', 'a.txt', 'a.png.exe', 'a'])
      expect((await admin.sendSmall(name, samples.png())).status).toBe(415)
  })
})

describe('a resumable upload', () => {
  it('Continues where the connection was lost', async () => {
    const content = pictureOf(3 * MB)
    const created = await member.create('Certificate.png', content.length)
    expect(created.status).toBe(201)
    const url = created.headers.get('location') ?? ''

    expect((await member.patch(url, 0, content.subarray(0, MB))).status).toBe(
      204
    )
    expect(await member.offsetOf(url)).toEqual({ status: 200, offset: MB })
    expect((await member.patch(url, 0, content.subarray(0, MB))).status).toBe(
      409
    )

    const last = await member.patch(url, MB, content.subarray(MB))
    expect(last.status).toBe(200)
    const { id, name, size } = await last.json()
    expect({ name, size }).toEqual({ name: 'Certificate.png', size: 3 * MB })
    const row = await db.storedFile.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({
      ownerId: member.user.id,
      mime: 'image/png',
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    const back = await member.ask(`/api/uploads/${id}`)
    expect(Buffer.from(await back.arrayBuffer()).equals(content)).toBe(true)
    expect((await member.offsetOf(url)).status).toBe(404)
  })

  it('Is not found for other users', async () => {
    const created = await member.create('a.png', 100)
    const url = created.headers.get('location') ?? ''
    const stranger = await buildSender(server.base)
    expect((await stranger.offsetOf(url)).status).toBe(404)
    expect((await stranger.patch(url, 0, samples.png())).status).toBe(404)
    expect((await stranger.giveUp(url)).status).toBe(404)
    expect((await member.giveUp(url)).status).toBe(204)
  })

  it('Lets only the newest of its requests wait, so that many that send no byte cost nothing', async () => {
    const created = await member.create('a.png', 100)
    const url = created.headers.get('location') ?? ''
    const stalled = new AbortController()
    const stall = () =>
      new Promise<number>((resolve) => {
        const request = http.request(
          new URL(url, server.base),
          {
            method: 'PATCH',
            agent: false,
            signal: stalled.signal,
            headers: {
              cookie: member.cookie,
              'tus-resumable': '1.0.0',
              'content-type': 'application/offset+octet-stream',
              'upload-offset': '0',
              'content-length': '100',
            },
          },
          ({ statusCode = 0 }) => resolve(statusCode)
        )
        request.on('error', () => resolve(0))
        request.flushHeaders()
      })
    // One holds the upload, and one waits: of three, at least one is answered.
    const answers = [stall(), stall(), stall()]
    expect(await Promise.race(answers)).toBe(500)
    stalled.abort()
    await Promise.all(answers)
  })

  it('Requires a session', async () => {
    const answer = await fetch(`${server.base}/api/uploads`, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
    })
    expect(answer.status).toBe(401)
  })

  it('Is limited to 10 MB for a member and 1 GB for an admin, checked before a byte is sent', async () => {
    const tooLarge = await member.create('a.mp4', 10 * MB + 1)
    expect(tooLarge.status).toBe(413)
    expect((await tooLarge.json()).error).toBe(TOO_LARGE)
    const coach = await buildSender(server.base, 'head-coach')
    expect((await coach.create('a.mp4', 10 * MB + 1)).status).toBe(413)

    expect((await admin.create('a.mp4', 1024 * MB)).status).toBe(201)
    const beyond = await admin.create('a.mp4', 1024 * MB + 1)
    expect(beyond.status).toBe(413)
  })

  it('Accepts no more bytes than declared', async () => {
    const created = await member.create('a.png', 100)
    const url = created.headers.get('location') ?? ''
    expect((await member.patch(url, 0, pictureOf(200))).status).toBe(413)
  })

  it('Uses the stricter list of extensions for users who make no lessons', async () => {
    for (const name of ['a.mp3', 'a.xls', 'a.rar', 'a.html', 'a.exe'])
      expect((await member.create(name, 10)).status).toBe(415)
    expect((await admin.create('a.mp3', 10)).status).toBe(201)
    expect((await admin.create('a.html', 10)).status).toBe(415)
    expect((await admin.create('', 10)).status).toBe(415)
  })

  it('Is refused and deleted if its content does not fit its name', async () => {
    const before = server.files()
    const disguised = await sendWhole(member, 'a.png', samples.zip())
    expect(disguised.status).toBe(415)
    expect((await disguised.json()).code).toBe('FILE_TYPE')
    const damaged = await sendWhole(member, 'a.png', samples.png(), {
      sha256: '0'.repeat(64),
    })
    expect((await damaged.json()).code).toBe('FILE_DAMAGED')
    expect(server.files().sort()).toEqual(before.sort())
  })

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\windows\\win.png',
    '/etc/cron.d/x.png',
    '%2e%2e%2f%2e%2e%2fx.png',
    'x\u0000.php\u0000.png',
    'CON.png',
    'photo.png . ',
    'photo.png\u200b',
    '.htaccess.png',
    'a'.repeat(5_000) + '.png',
  ])(
    'Is stored under the server’s key, whatever its name: %p',
    async (name) => {
      const answer = await sendWhole(member, name, samples.png())
      expect(answer.status).toBe(200)
      const { id } = await answer.json()
      const row = await db.storedFile.findUniqueOrThrow({ where: { id } })
      expect(row.storageKey).toMatch(/^[0-9a-f]{32}$/)
      expect(row.name).toMatch(/^[^/\\\p{Cc}]{1,116}\.png$/u)
      expect(server.files()).toContain(row.storageKey)
    }
  )
})

describe('a picture', () => {
  /** A photo with its place and camera, as a phone writes it. */
  const photo = () =>
    sharp({
      create: { width: 40, height: 20, channels: 3, background: 'red' },
    })
      .withExif({ IFD0: { Model: 'SECRET 9' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()

  const bytesFor = async (sender: Sender, id: number) => {
    const answer = await sender.ask(`/api/uploads/${id}`)
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : answer.status
  }

  it.each(['Photo.HEIC', 'IMG_1.heif', 'a.jfif', 'a.png', 'a.jpeg', 'a.jpg'])(
    'Named %s is called after its content',
    async (name) => {
      const ending = name === 'a.jpeg' ? 'jpeg' : 'jpg'
      for (const answer of [
        await member.sendSmall(name, await photo()),
        await sendWhole(member, name, await photo()),
      ]) {
        const stored = await answer.json()
        expect(stored.name).toBe(name.replace(/\w+$/, ending))
      }
    }
  )

  it('Is refused if it cannot be opened, or is another kind of file', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    expect((await member.sendSmall('a.heic', heic)).status).toBe(415)
    expect((await member.sendSmall('a.heic', samples.pdf())).status).toBe(415)
    expect((await member.sendSmall('a.png', samples.bmp())).status).toBe(415)
    const broken = await member.sendSmall('a.jpg', samples.jpg())
    expect(broken.status).toBe(400)
    expect((await broken.json()).code).toBe('FILE_PICTURE')
  })

  it('Shows others its pixels only, also to several at once', async () => {
    const sent = await photo()
    const { id } = await (await member.sendSmall('face.jpg', sent)).json()
    expect(await bytesFor(admin, id)).toBe(404)
    await db.storedFile.update({
      where: { id },
      data: { visibility: 'MEMBERS' },
    })
    expect(await bytesFor(member, id)).toEqual(sent)
    const [first, second] = await Promise.all([
      bytesFor(admin, id),
      bytesFor(admin, id),
    ])
    expect(first).toEqual(second)
    expect(String(first)).not.toContain('SECRET')
    const { width, exif } = await sharp(first as Buffer).metadata()
    expect({ width, exif }).toEqual({ width: 20 })
    const row = await db.storedFile.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({
      picture: 'DRAWN',
      size: (first as Buffer).length,
      sha256: createHash('sha256')
        .update(first as Buffer)
        .digest('hex'),
    })
    expect(await bytesFor(member, id)).toEqual(first)
    expect(server.files()).toContain(row.storageKey)
  })

  it('Is drawn once for all who ask for it meanwhile', async () => {
    const { id } = await (await member.sendSmall('a.jpg', await photo())).json()
    await db.storedFile.update({
      where: { id },
      data: { visibility: 'MEMBERS' },
    })
    const processes = jest.spyOn(childProcess, 'execFile')
    try {
      const all = await Promise.all(
        Array.from({ length: 12 }, () => bytesFor(admin, id))
      )
      expect(new Set(all.map(String)).size).toBe(1)
      expect(processes).toHaveBeenCalledTimes(1)
    } finally {
      processes.mockRestore()
    }
  })

  it('Stays as it was sent for finance, if it proves a payment, and is shown to nobody else', async () => {
    const sent = await photo()
    const { id } = await (await member.sendSmall('paid.jpg', sent)).json()
    await db.storedFile.update({
      where: { id },
      data: {
        visibility: 'MEMBERS',
        proofs: {
          create: {
            userId: member.user.id,
            platform: 'gcash',
            referenceNo: '1',
            amountCentavos: 100,
            paidOn: new Date('2026-11-20'),
          },
        },
      },
    })
    expect(await bytesFor(admin, id)).toEqual(sent)
    const coach = await buildSender(server.base, 'coach')
    expect(await bytesFor(coach, id)).toBe(404)
    await db.paymentProof.deleteMany()
  })

  it('Is not shown to others if it cannot be drawn, which is tried once', async () => {
    const { id } = await (await member.sendSmall('a.jpg', await photo())).json()
    const { storageKey } = await db.storedFile.update({
      where: { id },
      data: { visibility: 'PUBLIC' },
    })
    const file = path.join(incomingFolder(), 'broken')
    fs.writeFileSync(file, samples.jpg())
    await storage().put(storageKey, file, 'image/jpeg')
    expect(await bytesFor(admin, id)).toBe(404)
    const row = await db.storedFile.findUniqueOrThrow({ where: { id } })
    expect(row.picture).toBe('BROKEN')
    expect(await bytesFor(admin, id)).toBe(404)
  })
})

describe('a stored file', () => {
  const store = async (sender: Sender, name: string, extension: string) =>
    (await (await sendWhole(sender, name, samples[extension]())).json()) as {
      id: number
    }

  it('Is readable for its owner and for holders of a live link', async () => {
    const { id } = await store(admin, 'Notes.pdf', 'pdf')
    expect((await admin.ask(`/api/uploads/${id}`)).status).toBe(200)
    expect((await member.ask(`/api/uploads/${id}`)).status).toBe(404)

    const link = signedFileUrl(id, member.user.id)
    expect((await member.ask(link)).status).toBe(200)
    const stranger = await buildSender(server.base)
    expect((await stranger.ask(link)).status).toBe(404)
    expect((await fetch(new URL(link, server.base))).status).toBe(404)
    const old = signedFileUrl(id, member.user.id, Date.now() - 11 * 60_000)
    expect((await member.ask(old)).status).toBe(404)
    expect(
      (await member.ask(link.replace(`/${id}?`, `/${id + 1}?`))).status
    ).toBe(404)
  })

  it.each([
    ['svg', 'attachment'],
    ['xml', 'attachment'],
    ['pdf', 'attachment'],
    ['docx', 'attachment'],
    ['png', 'inline'],
    ['mp4', 'inline'],
  ])(
    'Of type %s is sent as %s, and cannot run scripts',
    async (extension, way) => {
      const { id } = await store(admin, `a.${extension}`, extension)
      const { headers } = await admin.ask(`/api/uploads/${id}`)
      expect(headers.get('content-disposition')).toMatch(new RegExp(`^${way};`))
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; sandbox"
      )
      expect(headers.get('cache-control')).toContain('private')
    }
  )

  it('Is described to HEAD as to GET, without its content', async () => {
    const { id, size } = await (
      await admin.sendSmall('seen.png', samples.png())
    ).json()
    const url = `/api/uploads/${id}`
    const got = await admin.ask(url)
    const head = await admin.ask(url, {
      method: 'HEAD',
      headers: { range: 'bytes=0-3' },
    })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(String(size))
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      expect(head.headers.get(name)).toBe(got.headers.get(name))
    const stranger = await buildSender(server.base)
    expect((await stranger.ask(url, { method: 'HEAD' })).status).toBe(404)
  })

  it('Supports ranges, as players need', async () => {
    const { id } = await store(admin, 'a.mp4', 'mp4')
    const size = samples.mp4().length
    const ask = (range: string) =>
      admin.ask(`/api/uploads/${id}`, { headers: { range } })

    const middle = await ask('bytes=4-11')
    expect(middle.status).toBe(206)
    expect(middle.headers.get('content-range')).toBe(`bytes 4-11/${size}`)
    expect(await middle.text()).toBe('ftypisom')
    expect((await ask('bytes=-8')).headers.get('content-range')).toBe(
      `bytes ${size - 8}-${size - 1}/${size}`
    )
    expect((await ask(`bytes=${size}-`)).status).toBe(416)
    for (const whole of ['bytes=0-1,4-5', 'lines=0-1', 'nonsense'])
      expect((await ask(whole)).status).toBe(200)
  })

  it('Is not found if it is missing from the store', async () => {
    const { id } = await store(admin, 'a.png', 'png')
    const { storageKey } = await db.storedFile.findUniqueOrThrow({
      where: { id },
    })
    await storage().remove(storageKey)
    expect((await admin.ask(`/api/uploads/${id}`)).status).toBe(404)
  })

  it.each(['0', '-1', '1e3', '999999999', '12345678901', 'x', '1%2f2'])(
    'With the id %s is not found',
    async (id) => {
      expect((await admin.ask(`/api/uploads/${id}`)).status).toBe(404)
    }
  )
})

it('Notes the download of a lesson’s file once, and no reading of its headers', async () => {
  const sent = await member.sendSmall('Worksheet.pdf', samples.pdf())
  const { id: fileId } = await sent.json()
  const course = await buildCourse()
  await db.lessonFile.create({
    data: {
      lessonId: course.lessonIds[0],
      fileId,
      title: 'Worksheet',
      category: 'pdf',
    },
  })
  const path = `/api/uploads/${fileId}`
  expect((await member.ask(path, { method: 'HEAD' })).status).toBe(200)
  expect(await db.lessonFileDownload.count()).toBe(0)
  expect((await member.ask(path)).status).toBe(200)
  expect(
    (await member.ask(path, { headers: { range: 'bytes=0-3' } })).status
  ).toBe(206)
  expect(await db.lessonFileDownload.findMany()).toMatchObject([
    { userId: member.user.id },
  ])
  await db.lessonFile.deleteMany()
  await db.course.deleteMany({ where: { id: course.id } })
})
