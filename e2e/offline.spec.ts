// Offline: stored pages open, progress is queued and sent once, and nothing is shown to the next person on the device
// (docs/decisions/0032).

import { seriousViolations } from './accessible'
import { ask, newEmail, PASSWORD, signInOn, withDatabase } from './people'
import { fitsWidth, open, watchRequests } from './screens'
import { expect, test, type Page } from './test'

const phone = { width: 360, height: 740 }
const COURSE = 'Home Office on a Budget'

const COURSE_QUERY =
  'query ($id: Int!) { myCourse(id: $id) { completedCount certificateId units { lessons { id name isCompleted } } } }'

type Lesson = { id: number; name: string; isCompleted: boolean }

/** The course as the server has it, even while the browser is offline. */
const courseOf = async ({ request }: Page, id: number) => {
  const { data } = await ask(request, COURSE_QUERY, { id })
  const lessons: Lesson[] = data.myCourse.units.flatMap(
    (unit: { lessons: Lesson[] }) => unit.lessons
  )
  return { ...data.myCourse, lessons }
}

const signUp = async (page: Page) => {
  const answer = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: newEmail(),
      password: PASSWORD,
      firstName: 'Luz',
      lastName: 'Navarro',
    },
  })
  expect(answer.status()).toBe(201)
}

/** Signs up a new learner; returns the id of the course that is open to them. */
const signUpForCourse = async (page: Page): Promise<number> => {
  await signUp(page)
  const { data } = await ask(page.request, '{ myCourses { id title } }')
  return data.myCourses.find(({ title }: { title: string }) => title === COURSE)
    .id
}

/** A lesson without files, whose text is all there is to keep. */
const textLessonOf = async (
  page: Page,
  courseId: number,
  lessons: Lesson[]
) => {
  for (const lesson of lessons) {
    const { data } = await ask(
      page.request,
      'query ($courseId: Int!, $lessonId: Int!) { myLesson(courseId: $courseId, lessonId: $lessonId, isKeeping: true) { videoFile { url } audioFile { url } files { id } } }',
      { courseId, lessonId: lesson.id }
    )
    const { videoFile, audioFile, files } = data.myLesson
    if (!videoFile && !audioFile && files.length === 0) return lesson
  }
  throw new Error('Every lesson of the course has files')
}

const openWithWorker = async (browser: Parameters<typeof open>[0]) =>
  open(browser, phone, { serviceWorkers: 'allow' })

/** The service worker starts with the visitor's first interaction. */
const waitForWorker = async (page: Page) => {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const entries = await Promise.all(
      names.map(async (name) => {
        const keys = await (await caches.open(name)).keys()
        return [name, keys.map(({ url }) => new URL(url).pathname)] as const
      })
    )
    return Object.fromEntries(entries)
  })

test('A member goes offline, continues, and finishes', async ({ browser }) => {
  const member = await openWithWorker(browser)
  const id = await signUpForCourse(member)
  const { lessons } = await courseOf(member, id)
  const [first, second] = lessons
  const addressOf = ({ id: lessonId }: Lesson) =>
    `/courses/my-courses/${id}/${lessonId}`
  const done = member.getByRole('button', { name: 'Done', exact: true })

  await test.step('saves a course after seeing its size', async () => {
    await member.goto('/courses/my-courses')
    await waitForWorker(member)
    await member.getByRole('link', { name: COURSE }).first().click()
    await member
      .getByRole('button', { name: 'Keep this course offline' })
      .click()
    const dialog = member.getByRole('dialog')
    const video = dialog.getByRole('checkbox', { name: /^Video/ })
    await expect(video).not.toBeChecked()
    await expect(dialog.getByText(/\d (KB|MB)$/).first()).toBeVisible()
    await fitsWidth(member)
    expect(await seriousViolations(member)).toEqual([])
    await video.check()
    await dialog.getByRole('button', { name: /^Keep on this device/ }).click()
    await expect(member.getByText('Kept on this device')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('learns offline', async () => {
    await member.context().setOffline(true)
    await member.goto('/courses/my-courses')
    await expect(member.getByText(/^You are offline\./)).toBeVisible()
    await member.getByRole('link', { name: COURSE }).first().click()
    await member.getByRole('link', { name: first.name }).first().click()
    await member.getByRole('button', { name: /^Play / }).click()
    await expect
      .poll(() =>
        member
          .locator('video')
          .evaluate((video: HTMLVideoElement) => video.currentTime)
      )
      .toBeGreaterThan(0.5)
    await fitsWidth(member)
    await done.click()
    await expect(member.getByText(/^Done\. It is sent/)).toBeVisible()
    await member.waitForURL(`**${addressOf(second)}`)
    await expect(member.getByText('1 lesson waits to be sent.')).toBeVisible()
    await done.click()
    await expect(member.getByText('2 lessons wait to be sent.')).toBeVisible()
    // They still wait when the page is opened again.
    await member.goto(addressOf(first))
    await expect(member.getByText('You have done this lesson.')).toBeVisible()
    expect((await courseOf(member, id)).completedCount).toBe(0)
  })

  await test.step('sends the progress once when online again', async () => {
    const sent: string[] = []
    member.context().on('request', (request) => {
      const body = request.postData() ?? ''
      if (request.serviceWorker() && /CompleteLesson/.test(body))
        sent.push(body)
    })
    await member.context().setOffline(false)
    await expect(
      member.getByText('Your progress is in: 2 lessons.')
    ).toBeVisible()
    const { completedCount } = await courseOf(member, id)
    expect(completedCount).toBe(2)
    expect(sent).toHaveLength(2)
    expect((await kept(member)).waiting).toEqual([])
    await member.reload()
    await expect(member.getByText('You have done this lesson.')).toBeVisible()
    expect(sent).toHaveLength(2)
  })

  await test.step('finishes with the certificate', async () => {
    for (const lesson of lessons.slice(2)) {
      await member.goto(addressOf(lesson))
      await done.click()
      if (lesson !== lessons.at(-1))
        await member.waitForURL((url) => url.pathname !== addressOf(lesson))
    }
    await expect(
      member
        .getByRole('dialog')
        .getByRole('link', { name: 'My certificate (PDF)' })
    ).toBeVisible()
  })

  await test.step('sees the saved lessons and removes them', async () => {
    await member.goto('/courses/my-courses')
    await member.getByRole('button', { name: /on this device,/ }).click()
    const dialog = member.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: first.name })).toBeVisible()
    expect(await seriousViolations(member)).toEqual([])
    await dialog
      .getByRole('button', { name: `Remove ${first.name} from this device` })
      .click()
    await expect(dialog.getByRole('link', { name: first.name })).toHaveCount(0)
    expect((await kept(member)).files).toEqual([])
  })
})

test('A lesson that has been locked is removed from the device', async ({
  browser,
}) => {
  const page = await openWithWorker(browser)
  const id = await signUpForCourse(page)
  const [{ id: lessonId }] = (await courseOf(page, id)).lessons
  await page.goto(`/courses/my-courses/${id}/${lessonId}`)
  await waitForWorker(page)
  await page.getByRole('button', { name: /^Keep on this device/ }).click()
  await expect(page.getByText(/^On this device/)).toBeVisible()
  expect((await kept(page)).files).toHaveLength(2)

  await withDatabase((client) =>
    client.query(
      'DELETE FROM "UserAccessLevel" WHERE "userId" = (SELECT max(id) FROM "User")'
    )
  )
  const settled = watchRequests(page)
  await page.reload()
  await expect.poll(async () => (await kept(page)).files).toEqual([])
  await settled()
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('A bedroom, a landing')).toHaveCount(0)
})

test('One person’s stored data is gone for the next person', async ({
  browser,
}) => {
  const page = await openWithWorker(browser)
  await signInOn(page, 'liza@example.com')
  await page.goto('/courses/my-courses')
  await waitForWorker(page)
  await page.reload()
  await expect
    .poll(async () => (await kept(page)).answers ?? [])
    .toContain('/answers/MyCoursesQuery')
  // Pages about money are never stored.
  await page.goto('/account?q=billings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(JSON.stringify((await kept(page)).answers)).not.toMatch(/Bill|Invoice/)

  await test.step('by signing in over it', async () => {
    await signInOn(page, 'ben@example.com')
    await page.goto('/privacy-policy')
    await expect.poll(async () => (await kept(page)).answers ?? []).toEqual([])
  })

  await test.step('by signing out', async () => {
    await page.goto('/courses/my-courses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL('**/login')
    // Looking for stored data creates an empty cache, so the test compares the entries of the caches.
    await expect
      .poll(async () => {
        const { assets, ...personal } = await kept(page)
        expect(assets.length).toBeGreaterThan(0)
        return Object.values(personal).flat()
      })
      .toEqual([])
    await page.context().setOffline(true)
    await expect(page.goto('/courses/my-courses')).rejects.toThrow(
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED/
    )
  })
})

test('Progress queued by one person is never sent as another', async ({
  browser,
}) => {
  const page = await openWithWorker(browser)
  const id = await signUpForCourse(page)
  const [{ id: lessonId }] = (await courseOf(page, id)).lessons
  await page.goto(`/courses/my-courses/${id}/${lessonId}`)
  await waitForWorker(page)
  await page.reload()
  const done = page.getByRole('button', { name: 'Done', exact: true })
  await expect(done).toBeVisible()
  await expect
    .poll(async () => (await kept(page)).shell ?? [])
    .toContain('/owner')
  await page.context().setOffline(true)
  await done.click()
  await expect(page.getByText('1 lesson waits to be sent.')).toBeVisible()

  // Signs up another person without the service worker, as a forced reload would.
  await signUp(page)
  await page.context().setOffline(false)
  // The page reloads as the other person, which interrupts a question to it.
  await expect(async () =>
    expect((await kept(page)).waiting ?? []).toEqual([])
  ).toPass()
  expect((await courseOf(page, id)).completedCount).toBe(0)
})

test('A lesson that is the first page of a device opens offline, and says so only then', async ({
  browser,
}) => {
  const page = await openWithWorker(browser)
  const id = await signUpForCourse(page)
  const { lessons } = await courseOf(page, id)
  const lesson = await textLessonOf(page, id, lessons)
  const address = `/courses/my-courses/${id}/${lesson.id}`
  await page.goto(address)

  // Without any interaction.
  const sentence = page.getByText('Saved for offline.')
  await expect(sentence).toBeVisible()
  expect((await kept(page)).answers).toContain('/answers/MyLessonQuery')
  await page.context().setOffline(true)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: lesson.name })
  ).toBeVisible()

  await test.step('other pages say honestly that they are not kept', async () => {
    await page.goto('/account?q=billings')
    await expect(
      page.getByText('This page is not kept on this device')
    ).toBeVisible()
    await expect(page.getByText(/Something went wrong/)).toHaveCount(0)
    await fitsWidth(page)
    expect(await seriousViolations(page)).toEqual([])
    const link = page.getByRole('link', { name: lesson.name })
    await expect(link).toHaveAttribute('href', address)
    await link.click()
    await expect(
      page.getByRole('heading', { level: 1, name: lesson.name })
    ).toBeVisible()
  })

  await test.step('and open by themselves when the connection is back', async () => {
    await page.goto('/account?q=billings')
    await expect(
      page.getByText('This page is not kept on this device')
    ).toBeVisible()
    await page.context().setOffline(false)
    // Playwright tells the page before the worker, which may still refuse the page's first try.
    await page.waitForFunction(() =>
      fetch('/api/health').then(
        ({ ok }) => ok,
        () => false
      )
    )
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(
      page.getByRole('heading', { level: 1, name: /Billing/ })
    ).toBeVisible()
  })
})
