// Learning on a phone: a course with an uploaded video, notes, a lost connection, its certificate and the public page
// that confirms it; and locked content stays locked in every way of access.

import { seriousViolations } from './accessible'
import { ask, newEmail, PASSWORD, signInOn } from './people'
import { fitsWidth, open } from './screens'
import { expect, test, type APIRequestContext, type Page } from './test'

const phone = { width: 360, height: 740 }
const FREE_COURSE = 'Home Office on a Budget'
const NOTE = 'A wall behind the chair.'

const newLearner = async (page: Page) => {
  const email = newEmail()
  const answer = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: email,
      password: PASSWORD,
      firstName: 'Grace',
      lastName: 'Reyes',
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

const courseOf = async (request: APIRequestContext, title: string) => {
  const { data } = await ask(request, '{ myCourses { id title } }')
  const { id } = data.myCourses.find(
    (course: { title: string }) => course.title === title
  )
  const outline = await ask(
    request,
    'query ($id: Int!) { myCourse(id: $id) { units { lessons { id } } } }',
    { id }
  )
  const lessonIds: number[] = outline.data.myCourse.units.flatMap(
    (unit: { lessons: { id: number }[] }) => unit.lessons.map((each) => each.id)
  )
  return { id: id as number, lessonIds }
}

const film = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    at: video.currentTime,
    isPlaying: !video.paused,
    speed: video.playbackRate,
    shown: [...video.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .map(({ language }) => language),
  }))

test('A member on a phone learns a course up to its certificate', async ({
  browser,
}) => {
  test.slow()
  const member = await open(browser, phone)
  await newLearner(member)
  const { id, lessonIds } = await courseOf(member.request, FREE_COURSE)
  const [first] = lessonIds
  const lessonPage = `/courses/my-courses/${id}/${first}`

  await test.step('plays an uploaded video by keyboard at a chosen speed', async () => {
    await member.goto(lessonPage)
    await member.getByRole('button', { name: /^Play / }).click()
    await expect.poll(async () => (await film(member)).at).toBeGreaterThan(0.5)
    await member.keyboard.press('k')
    await expect.poll(async () => (await film(member)).isPlaying).toBe(false)
    await member.keyboard.press('l')
    await member.keyboard.press('>')
    await member.keyboard.press('c')
    await expect
      .poll(() => film(member))
      .toMatchObject({ speed: 1.25, shown: ['en'] })
    expect((await film(member)).at).toBeGreaterThan(10)
    await fitsWidth(member)
    expect(await seriousViolations(member)).toEqual([])
  })

  await test.step('continues at the same second after the link has expired', async () => {
    const { at } = await film(member)
    let refused = 0
    await member.route('**/api/uploads/**', (route) =>
      refused++ === 0 ? route.fulfill({ status: 403 }) : route.continue()
    )
    await member
      .locator('video')
      .evaluate((video: HTMLVideoElement) => video.load())
    await expect.poll(() => refused).toBeGreaterThan(1)
    await expect
      .poll(async () => (await film(member)).at)
      .toBeGreaterThanOrEqual(Math.floor(at))
    await member.unroute('**/api/uploads/**')
  })

  await test.step('loses no word of a note when the connection is lost', async () => {
    const box = member.getByLabel('Write down what you want to keep…')
    await member.context().setOffline(true)
    await box.fill(NOTE)
    await member.getByRole('button', { name: 'Save note' }).click()
    await expect(box).toHaveValue(NOTE)
    await member.context().setOffline(false)
    await member.reload()
    await expect(box).toHaveValue(NOTE)
    await member.getByRole('button', { name: 'Save note' }).click()
    await expect(member.getByText('Note saved')).toBeVisible()
    await expect(box).toHaveValue('')
    await expect(
      member.getByRole('listitem').filter({ hasText: NOTE })
    ).toHaveCount(1)
    expect((await seriousViolations(member)).length).toBe(0)
  })

  await test.step('uses audio and transcript in data saver mode', async () => {
    await member.evaluate(() => localStorage.setItem('saveData', 'true'))
    await member.reload()
    await expect(member.getByText('Welcome to the tour.')).toBeVisible()
    await member.getByRole('button', { name: /^Listen to / }).click()
    await expect(member.locator('audio')).toBeVisible()
    expect(await member.locator('video').count()).toBe(0)
    await member.evaluate(() => localStorage.removeItem('saveData'))
  })

  await test.step('finishes and downloads the certificate', async () => {
    for (const lessonId of lessonIds) {
      await member.goto(`/courses/my-courses/${id}/${lessonId}`)
      const done = member.getByRole('button', { name: 'Done', exact: true })
      await done.or(member.getByText('You have done this lesson.')).waitFor()
      if (await done.isVisible()) await done.click()
      if (lessonId !== lessonIds.at(-1))
        await member.waitForURL((url) => !url.pathname.endsWith(`/${lessonId}`))
    }
    const dialog = member.getByRole('dialog')
    const link = dialog.getByRole('link', { name: 'My certificate (PDF)' })
    await expect(link).toBeVisible()
    const href = String(await link.getAttribute('href'))
    const document = await member.request.get(href)
    expect(document.headers()['content-type']).toBe('application/pdf')
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const stranger = await open(browser)
    expect((await stranger.request.get(href)).status()).toBe(401)
    await signInOn(stranger, 'ben@example.com')
    expect((await stranger.request.get(href)).status()).toBe(404)
  })

  await test.step('shows the certificate to others until it is revoked', async () => {
    await member.goto(`/courses/my-courses/${id}`)
    const address = String(
      await member
        .getByRole('link', { name: 'The page that confirms it' })
        .getAttribute('href')
    )
    const employer = await open(browser, phone)
    await employer.goto(address)
    await expect(
      employer.getByRole('heading', { name: 'This certificate is genuine' })
    ).toBeVisible()
    await expect(employer.getByText('Grace Reyes')).toBeVisible()
    await expect(employer.getByRole('button', { name: 'Revoke…' })).toHaveCount(
      0
    )
    await fitsWidth(employer)
    expect(await seriousViolations(employer)).toEqual([])

    const admin = await open(browser)
    await signInOn(admin, 'admin@example.com')
    await admin.goto(address)
    await admin.getByRole('button', { name: 'Revoke…' }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('Issued by mistake')
    await dialog.getByRole('button', { name: 'Revoke…' }).click()
    const revoked = { name: 'This certificate was revoked' }
    await expect(admin.getByRole('heading', revoked)).toBeVisible()
    await employer.reload()
    await expect(employer.getByRole('heading', revoked)).toBeVisible()
    await employer.goto('/certificates/NOBODY')
    await expect(
      employer.getByRole('heading', {
        name: 'We do not know this certificate',
      })
    ).toBeVisible()
  })
})

test('A visitor learns the free lessons and nothing else', async ({
  browser,
}) => {
  const visitor = await open(browser, phone)
  await visitor.goto('/free-lessons')
  await visitor.getByRole('link', { name: /A tour of three/ }).click()
  await visitor.getByRole('button', { name: /^Play / }).click()
  await expect.poll(async () => (await film(visitor)).at).toBeGreaterThan(0.5)
  await fitsWidth(visitor)

  await visitor.goto('/free-training')
  await expect(visitor).toHaveTitle(/3-Part Work-From-Home Training/)
  await visitor.getByRole('link', { name: 'Next: part 2' }).click()
  await expect(
    visitor.getByRole('heading', {
      name: 'Table, chair, light, for under ₱3,000',
    })
  ).toBeVisible()
  await fitsWidth(visitor)

  const html = await (await visitor.request.get('/freelancing')).text()
  expect(html).toContain(
    '<meta property="og:title" content="Freelancing training" />'
  )
})

test('A printed page has no bars over its text', async ({ browser }) => {
  const member = await open(browser, { width: 1123, height: 794 })
  await newLearner(member)
  const { id, lessonIds } = await courseOf(member.request, FREE_COURSE)
  const covering = () =>
    member.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => {
          // A column that sticks to the top stays in the flow of a printed page.
          const { position, bottom } = getComputedStyle(element)
          const isBar =
            position === 'fixed' || (position === 'sticky' && bottom !== 'auto')
          return (
            isBar && element.getClientRects().length > 0 && element.textContent
          )
        })
        .map(({ className }) => className)
    )
  for (const address of [
    `/courses/my-courses/${id}`,
    `/courses/my-courses/${id}/${lessonIds[0]}`,
    '/account?q=billings',
  ]) {
    await member.goto(address)
    await expect(member.locator('main h1')).toBeVisible()
    await member.emulateMedia({ media: 'print' })
    expect(await covering()).toEqual([])
    await member.emulateMedia({ media: 'screen' })
  }
})

test('Locked content stays locked by address, search, GraphQL and link', async ({
  browser,
}) => {
  const owner = await open(browser)
  await signInOn(owner, 'liza@example.com')
  const paid = await courseOf(owner.request, 'Virtual Assistant Foundations')
  const free = await courseOf(owner.request, FREE_COURSE)
  const lastPaid = Number(paid.lessonIds.at(-1))
  const { data } = await ask(
    owner.request,
    'query ($courseId: Int!, $lessonId: Int!) { myLesson(courseId: $courseId, lessonId: $lessonId) { videoFile { url } } }',
    { courseId: free.id, lessonId: free.lessonIds[0] }
  )
  const link: string = data.myLesson.videoFile.url
  expect((await owner.request.get(link)).status()).toBe(200)

  const other = await open(browser, phone)
  await newLearner(other)
  // By address.
  await other.goto(`/courses/my-courses/${paid.id}/${lastPaid}`)
  await expect(
    other.getByRole('heading', { name: 'This lesson is not open to you' })
  ).toBeVisible()
  await other.goto(`/free-lessons?lesson=${lastPaid}`)
  await expect(
    other.getByText('This lesson is not free to watch')
  ).toBeVisible()
  // By GraphQL.
  for (const [query, variables] of [
    [
      'query ($a: Int!, $b: Int!) { answer: myLesson(courseId: $a, lessonId: $b) { id } }',
      { a: paid.id, b: lastPaid },
    ],
    [
      'query ($b: Int!) { answer: publicLesson(id: $b) { id } }',
      { b: lastPaid },
    ],
  ] as const)
    expect((await ask(other.request, query, variables)).data).toEqual({
      answer: null,
    })
  const refused = await ask(
    other.request,
    'mutation ($b: Int!) { createLessonNote(lessonId: $b, input: { text: "x" }) { id } }',
    { b: lastPaid }
  )
  expect(refused.errors[0].extensions.code).toBe('NOT_FOUND')
  // These links open nothing: another member's link, a forged one, an expired one, and one without a signature.
  const forged = link.replace(/sig=./, 'sig=_')
  const expired = link.replace(/until=\d+/, 'until=1700000000')
  for (const address of [link, forged, expired, link.split('?')[0]])
    expect([403, 404]).toContain((await other.request.get(address)).status())
})
