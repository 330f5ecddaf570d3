// A question in the school's feed: asked on a phone, answered, marked, reported, hidden.

import { ask, signInOn } from './people'
import { open } from './screens'
import { expect, test } from './test'

const PHONE = { width: 360, height: 740 }
const words = `Where do I begin ${Date.now()}?`
const attack = `<img src=x onerror="document.title='hacked'"> javascript:alert(1)`

test('Members talk in a feed, and coaches look after it', async ({
  browser,
}) => {
  const ella = await open(browser, PHONE)
  await signInOn(ella, 'ella@example.com')
  const liza = await open(browser)
  await signInOn(liza, 'liza@example.com')
  // She comes back after a while: the prompt that greets her would close an open menu.
  await ask(liza.request, 'mutation { HideReturneeModal }')
  // A first visit, after which new posts are marked.
  await liza.goto('/community?feed=school')
  await expect(
    liza.getByRole('heading', { name: 'The whole school' })
  ).toBeVisible()

  await test.step('A member asks on a phone; markup stays text', async () => {
    await ella.goto('/community')
    await expect(
      ella.getByRole('link', { name: 'The whole school' })
    ).toHaveAttribute('aria-current', 'page')
    const field = ella.getByRole('textbox', { name: /say/ })
    await expect(field).toHaveCSS('unicode-bidi', 'plaintext')
    await field.fill(`${words} ${attack}`)
    // The parts that open with the field do not take it away.
    await expect(field).toHaveValue(`${words} ${attack}`)
    await expect(field).toBeFocused()
    await ella.reload()
    await ella.getByRole('checkbox', { name: 'This is a question' }).check()
    await ella.getByRole('button', { name: 'Post', exact: true }).click()
    const post = ella.getByRole('article').filter({ hasText: words })
    await expect(post).toContainText(attack)
    // A text in Arabic begins on the right.
    await expect(post.getByText(words)).toHaveCSS('unicode-bidi', 'plaintext')
    await expect(post.getByText('Question', { exact: true })).toBeVisible()
    expect(await ella.title()).not.toContain('hacked')
    const width = await ella.evaluate(() => document.body.scrollWidth)
    expect(width).toBeLessThanOrEqual(PHONE.width)
  })

  await test.step('Another reads it as new, reacts and answers', async () => {
    await liza.reload()
    const post = liza.getByRole('article').filter({ hasText: words })
    await expect(post.getByText('New', { exact: true })).toBeVisible()
    await post.getByRole('button', { name: 'React' }).click()
    await liza.getByRole('menuitem', { name: 'Like' }).click()
    await expect(
      post.getByRole('button', { name: '1 person likes this' })
    ).toHaveAttribute('aria-pressed', 'true')
    await post.getByRole('link', { name: 'Comment' }).click()
    const field = liza.getByRole('textbox', { name: 'Write a comment' })
    const ellasName = liza.getByRole('option', { name: /^Ella/ })
    // The prompt that greets her may take the focus, which closes the list.
    await expect(async () => {
      await field.fill('With your profile, ')
      await field.press('End')
      await field.pressSequentially('@ella')
      await expect(ellasName).toBeVisible({ timeout: 5000 })
    }).toPass()
    await ellasName.click()
    await liza.getByRole('button', { name: 'Comment', exact: true }).click()
    await expect(liza.getByText('1 comment').first()).toBeVisible()
  })

  await test.step('Who asked marks the answer, and is told of it', async () => {
    await ella.goto('/notices')
    await ella
      .getByRole('link', { name: /mentioned you/ })
      .first()
      .click()
    await ella.getByRole('button', { name: 'This answered it' }).click()
    await expect(ella.getByText('Answered', { exact: true })).toBeVisible()
  })

  await test.step('A coach hides what is reported; its author reads why', async () => {
    await liza
      .getByRole('button', { name: /^What you can do/ })
      .first()
      .click()
    await liza.getByRole('menuitem', { name: 'Report' }).click()
    const dialog = liza.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('It has a script')
    await dialog.getByRole('button', { name: 'Report' }).click()
    await expect(liza.getByText('Somebody will look at it')).toBeVisible()

    const coach = await open(browser)
    await signInOn(coach, 'head-coach@example.com')
    await coach.goto('/community')
    const report = coach.getByRole('listitem').filter({ hasText: words })
    await report.getByRole('button', { name: 'Hide' }).click()
    const reason = coach.getByRole('dialog')
    await reason.getByLabel('Reason').fill('Please without scripts')
    await reason.getByRole('button', { name: 'Hide' }).click()
    await expect(coach.getByText('the author is told')).toBeVisible()

    await liza.goto('/community?feed=school')
    await expect(liza.getByText('Welcome! Say hello')).toBeVisible()
    await expect(liza.getByText(words)).toHaveCount(0)
    await ella.goto('/community?feed=school')
    await expect(ella.getByText('Hidden: Please without scripts')).toBeVisible()
  })

  await test.step('Nobody opens a feed that is not theirs', async () => {
    await liza.goto('/community?feed=group-1')
    await expect(
      liza.getByRole('heading', { name: 'Page not found' })
    ).toBeVisible()
  })
})
