// Accounts: signing up and in, resetting a password by a mailed code, switching roles, impersonation, forbidden pages,
// search, and each prompt and banner.

import { seriousViolations } from './accessible'
import {
  ask,
  askAs,
  changeSession,
  newEmail,
  PASSWORD,
  resetRateLimits,
  signInInEnglish,
  signInOn,
} from './people'
import { fitsWidth, open, watchRequests } from './screens'
import { expect, test, type Locator, type Page, type Request } from './test'

const phone = { width: 360, height: 740 }

const signUp = async (page: Page, email: string, address = '/signup') => {
  await page.goto(address)
  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Last name').fill('Reyes')
  if (await page.getByLabel('Email').isEnabled())
    await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
}

const logIn = async (page: Page, email: string, password = PASSWORD) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** The newest mail to an address, as administrators read it in the outbox. */
const mailTo = async (to: string) => {
  const { data } = await askAs(
    'admin@example.com',
    `query ($q: String) { outboxEmailsPage(q: $q, sort: CREATED_AT_DESC) { rows { text } } }`,
    { q: to }
  )
  return String(data.outboxEmailsPage.rows[0]?.text)
}

const codeIn = (mail: string) => /\b(\d{6})\b/.exec(mail)?.[1] ?? ''

/** Loads a page, and waits until it shows the prompts and banners that it has for the user. */
const untilPrompts = async (page: Page, load: () => Promise<unknown>) => {
  const settled = watchRequests(page)
  const setup = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('MySetupQuery')
  )
  await load()
  await setup
  await settled()
}

/** Creates an account for one test. */
const newMember = async (page: Page) => {
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
  await page.context().clearCookies()
  return email
}

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

for (const viewport of [{ width: 1280, height: 900 }, phone]) {
  test(`Signing up at ${viewport.width} px leads to the courses after two seconds`, async ({
    browser,
  }) => {
    const page = await open(browser, viewport)
    const email = newEmail()
    await signUp(page, email, `/signup?email=${encodeURIComponent(email)}`)
    await expect(page.getByText('Welcome to Sulong!').first()).toBeVisible()
    await page.waitForURL('**/courses/my-courses')
    await fitsWidth(page)
  })
}

test('A taken email offers to sign in with it', async ({ page }) => {
  await signUp(page, 'ana@example.com')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    /Email is already registered/
  )
  expect(await seriousViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Sign in with this email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
})

test('An email that comes with the link cannot be changed', async ({
  page,
}) => {
  await page.goto('/signup?email=grace%40example.com')
  await expect(page.getByLabel('Email')).toHaveValue('grace@example.com')
  await expect(page.getByLabel('Email')).toBeDisabled()
})

test('A visitor returns to the requested page after signing in', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto('/account?q=billings')
  await expect(page).toHaveURL(/\/login\?redirectTo=/)
  await logIn(page, 'ana@example.com', 'Wrong-password-1')
  await expect(
    page.getByText('Invalid email or password').first()
  ).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com')
  await logIn(page, 'ana@example.com')
  await page.waitForURL('**/account?q=billings')
})

for (const target of [
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
]) {
  test(`Signing in never leads to ${target}`, async ({ browser }) => {
    const page = await open(browser)
    await page.goto(`/login?redirectTo=${encodeURIComponent(target)}`)
    await logIn(page, 'ana@example.com')
    await expect(page).toHaveURL(new RegExp(`^${new URL(page.url()).origin}/$`))
  })
}

test.describe('a forgotten password', () => {
  const forgot = async (page: Page, email: string) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(page.getByText(`An OTP was sent to ${email}`)).toBeVisible()
    await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
  }

  test('is reset with the mailed code, on a phone, by keyboard and paste', async ({
    browser,
  }) => {
    const page = await open(browser, phone)
    const email = await newMember(page)
    await forgot(page, email)
    await fitsWidth(page)
    expect(await seriousViolations(page)).toEqual([])
    // The token is removed from the history and the visible address.
    expect(new URL(page.url()).search).toBe('')
    const code = codeIn(await mailTo(email))
    await page.getByLabel('Digit 1 of 6').focus()
    await page.evaluate(async (text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      )
    }, code)
    await expect(page.getByLabel('Digit 6 of 6')).toHaveValue(code[5])
    await page.getByRole('button', { name: 'Verify' }).click()

    const password = page.getByLabel('New password', { exact: true })
    await expect(password).toBeFocused()
    await password.fill('Bago-ang-lahat-9')
    await page.getByLabel('Confirm the new password').fill('Iba-ito-9')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Passwords do not match')).toBeVisible()
    await page.getByLabel('Confirm the new password').fill('Bago-ang-lahat-9')
    await expect(page.getByText('Special character')).toBeVisible()
    await fitsWidth(page)
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Set the password' }).click()
    await expect(page.getByText('Password changed!')).toBeVisible()
    await page.waitForURL('**/login')
    await logIn(page, email, 'Bago-ang-lahat-9')
    await page.waitForURL(/\/$/)
  })

  test('is verified automatically when the mail’s link carries the code', async ({
    browser,
  }) => {
    const page = await open(browser)
    const email = await newMember(page)
    await forgot(page, email)
    const mail = await mailTo(email)
    const link = new URL(/https?:\S+/.exec(mail)?.[0] ?? '')
    const other = await open(browser)
    await other.goto(link.pathname + link.search)
    await expect(
      other.getByRole('heading', { name: 'Choose a new password' })
    ).toBeVisible()
    // A code that is entered on another page does not verify the page that requested it.
    await page.reload()
  })

  test('is not reset by a wrong code, a sixth attempt or an expired link', async ({
    browser,
  }) => {
    const page = await open(browser)
    const email = await newMember(page)
    await forgot(page, email)
    const code = codeIn(await mailTo(email))
    const wrong = code === '000000' ? '111111' : '000000'
    for (let guess = 0; guess < 5; guess++) {
      await enterCode(page, wrong)
      await expect(page.locator('#otp-error')).toHaveText(
        'Invalid or expired OTP'
      )
    }
    await enterCode(page, code)
    await expect(page.locator('#otp-error')).toHaveText(
      'Invalid or expired OTP'
    )
    await page.goto('/reset-password?userId=1&resetToken=gone&email=a%40b.com')
    await page.waitForURL('**/login')
    await expect(
      page.getByText('Invalid or expired reset token').first()
    ).toBeVisible()
  })

  test('can be requested again after ten seconds', async ({ browser }) => {
    const page = await open(browser, undefined, {})
    const email = await newMember(page)
    await page.clock.install()
    await forgot(page, email)
    const hint = page.getByText(
      'Have not received OTP for more than 3 minutes?'
    )
    await expect(page.getByText(/Resend in \d+ s/)).toBeVisible()
    await expect(hint).toBeHidden()
    await page.clock.fastForward(10_000)
    // The server counts its own ten seconds.
    await resetRateLimits()
    await expect(hint).toBeVisible()
    await page.getByRole('button', { name: 'Resend OTP' }).click()
    await expect(
      page.getByText(`Email OTP sent successfully to ${email}!`)
    ).toBeVisible()
    await enterCode(page, codeIn(await mailTo(email)))
    await expect(
      page.getByRole('heading', { name: 'Choose a new password' })
    ).toBeVisible()
  })

  test('starts on Set New Password with the email of the link', async ({
    page,
  }) => {
    const data = encodeURIComponent(
      encodeURIComponent(JSON.stringify({ email: 'grace@example.com' }))
    )
    await page.goto(`/set-new-password?extraData=${data}`)
    await expect(page.getByLabel('Email')).toHaveValue('grace@example.com')
    await page.getByLabel('Email').fill('')
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(page.getByText('Email is required')).toBeVisible()
  })

  test('cannot be requested by signed-in users', async ({ page }) => {
    await signInOn(page, 'ana@example.com')
    await page.goto('/forgot-password')
    await page.waitForURL(/\/$/)
  })

  test('is changed from the profile by signed-in users', async ({
    browser,
  }) => {
    const page = await open(browser)
    const email = await newMember(page)
    await signInOn(page, email)
    await page.goto('/profile?tab=account')
    await page.getByRole('link', { name: 'Change password' }).click()
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('button', { name: 'SEND' }).click()
    await expect(page.getByLabel('Digit 1 of 6')).toBeVisible()
    await enterCode(page, codeIn(await mailTo(email)))
    await page
      .getByLabel('New password', { exact: true })
      .fill('Bago-ang-lahat-9')
    await page.getByLabel('Confirm the new password').fill('Bago-ang-lahat-9')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.waitForURL('**/login')
    await logIn(page, email, 'Bago-ang-lahat-9')
    await page.waitForURL(/\/$/)
  })
})

test('A temporary password must be replaced before anything else', async ({
  browser,
}) => {
  const staff = await open(browser)
  await signInOn(staff, 'tribe-team-fa@example.com')
  const email = newEmail()
  await staff.goto('/community/members')
  await staff.getByRole('link', { name: 'New User' }).click()
  await staff.getByLabel('First name').fill('Grace')
  await staff.getByLabel('Last name').fill('Reyes')
  await staff.getByLabel('Email').fill(email)
  await staff.getByRole('button', { name: 'Create and mail' }).click()
  await expect(staff.getByText('Email Sent!')).toBeVisible()
  await staff.waitForURL('**/community/non-members/*')
  const password = /password: (\S+)/i.exec(await mailTo(email))?.[1]

  const page = await open(browser)
  await page.goto('/login')
  await logIn(page, email, password)
  const setup = page.getByRole('dialog', { name: 'Choose your own password' })
  await expect(setup).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await setup.getByLabel('New password').fill('abc')
  await setup.getByRole('button', { name: 'Save the password' }).click()
  await expect(setup.getByLabel('New password')).toBeFocused()
  await expect(
    page.getByText('Password must meet all validation criteria')
  ).toHaveCount(2)
  await setup.getByLabel('New password').fill('Bago-ang-lahat-9')
  await setup.getByRole('button', { name: 'Save the password' }).click()
  await expect(setup).toBeHidden()
  await untilPrompts(page, () => page.reload())
  await expect(setup).toBeHidden()
})

/** Signs in wena, who has many roles, without the prompt for returning members, which would open over the menu. */
const signInAsReturnee = async (page: Page) => {
  await signInOn(page, 'wena@example.com')
  await ask(page.request, 'mutation { HideReturneeModal }')
}

test('Switching roles changes menu and home page, and is remembered', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInAsReturnee(page)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Coach', exact: true }).click()
  await page.waitForURL(/\/$/)
  await expect(page.getByText('Coaching', { exact: true })).toBeVisible()
  const saved = await page.evaluate(() => localStorage.getItem('savedRole'))
  expect(JSON.parse(saved ?? '')).toMatchObject({
    name: 'coach',
    savedAt: expect.any(Number),
  })
  await page.reload()
  await expect(page.getByText('Coaching', { exact: true })).toBeVisible()
})

test('Users with many roles can still reach "Log out" on a small phone', async ({
  browser,
}) => {
  const page = await open(browser, { width: 360, height: 640 })
  await signInAsReturnee(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Profile menu' }).press('Enter')
  const menu = page.getByRole('dialog', { name: 'Profile menu' })
  await expect(menu.getByRole('link').first()).toBeFocused()
  await menu.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('**/login')
})

test('An administrator impersonates a user and returns', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  await page.goto('/community/members')
  await page.getByRole('searchbox', { name: 'Search' }).last().fill('carla@')
  await page.getByRole('link', { name: /Carla/ }).first().click()
  await page.getByRole('button', { name: 'Act as this person' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(
    page.getByText('Reason is required', { exact: false })
  ).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.getByLabel('Reason').fill('She asked why her course is closed')
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(
    page.getByText('You are acting as carla@example.com.')
  ).toBeVisible()
  const { errors } = await ask(page.request, 'mutation { endOtherSessions }')
  expect(errors[0].extensions.code).toBe('NOT_WHILE_IMPERSONATING')
  await page.getByRole('button', { name: 'End Session' }).click()
  await page.waitForURL('**/community/members')
  await expect(page.getByText('You are acting as')).toBeHidden()
})

test('A forbidden page says so, and links home', async ({ page }) => {
  await signInOn(page, 'ana@example.com')
  await page.goto('/access-levels')
  await expect(page.getByText('Access Restricted').last()).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await page.waitForURL(/\/$/)
})

test('An access level is edited with a preview, and the change undone', async ({
  browser,
}) => {
  const page = await open(browser)
  await signInOn(page, 'admin@example.com')
  await page.goto('/access-levels/team-lead/edit')
  await page.getByLabel('Retention').check()
  await expect(page.getByText(/1 person gains it/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Access level saved.')).toBeVisible()
  await page.waitForURL('**/access-levels/team-lead')
  await page.getByRole('button', { name: 'Undo this change' }).first().click()
  await expect(
    page.getByText('The rights are back to what they were.')
  ).toBeVisible()
})

test('Ended sessions are signed out', async ({ browser }) => {
  const here = await open(browser)
  const there = await open(browser)
  const email = await newMember(here)
  await signInOn(here, email)
  await signInOn(there, email)
  await here.goto('/sessions')
  await here.getByRole('button', { name: 'End all others' }).click()
  await expect(here.getByText(/sessions? ended/)).toBeVisible()
  await there.goto('/account')
  await expect(there).toHaveURL(/\/login/)
})

test.describe('prompts', () => {
  test.use({ isFresh: true, storageState: { cookies: [], origins: [] } })

  test('the social reminder appears on load until it is turned off', async ({
    page,
  }) => {
    await signInOn(page, 'ana@example.com')
    await ask(
      page.request,
      'mutation { savePreferences(input: { hidesSocialReminder: false }) }'
    )
    await page.goto('/')
    const reminder = page.getByRole('region', {
      name: 'Stay in touch with your group',
    })
    await expect(reminder).toBeVisible()
    expect(await seriousViolations(page)).toEqual([])
    await reminder.getByLabel("Don't show this again").check()
    const kept = page.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('SavePreferencesMutation')
    )
    await reminder.getByRole('link', { name: 'Check my socials' }).click()
    await kept
    await page.waitForURL('**/profile?tab=socials')
    expect(
      await page.evaluate(() =>
        localStorage.getItem('neverShowAgainFacebookReminder')
      )
    ).toBe('true')
    // The account keeps the flag, too: another device does not start over.
    await page.evaluate(() => localStorage.clear())
    await untilPrompts(page, () => page.goto('/'))
    await expect(reminder).toBeHidden()
  })

  test('a member without a social profile is asked for one', async ({
    page,
  }) => {
    await signInOn(page, 'ben@example.com')
    await page.goto('/')
    await expect(
      page.getByRole('region', { name: 'Link your social profile' })
    ).toBeVisible()
  })

  test('a non-member is told that the community is for members', async ({
    page,
  }) => {
    await signInOn(page, 'non-member@example.com')
    await page.goto('/community')
    await expect(
      page.getByRole('dialog', { name: 'Exclusive to members' })
    ).toBeVisible()
  })

  test('a new member is welcomed once', async ({ page }) => {
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await signUp(page, newEmail())
    await page.waitForURL('**/courses/my-courses')
    const welcome = page.getByRole('dialog', { name: 'Welcome to Sulong' })
    await expect(welcome).toBeVisible()
    await welcome.getByRole('button', { name: "Let's go" }).click()
    await untilPrompts(page, () => page.reload())
    await expect(welcome).toBeHidden()
  })
})

const banners: [string, RegExp][] = [
  ['ian@example.com', /^Your membership access has expired\./],
  ['carla@example.com', /^Your membership is due for renewal on /],
  ['ben@example.com', /^You have an overdue payment\./],
  ['kiko@example.com', /upcoming payment|may babayaran|Your next payment/i],
]

for (const [email, text] of banners.slice(0, 3)) {
  test(`${email} sees their banner until it is dismissed`, async ({ page }) => {
    await signInOn(page, email)
    await page.goto('/')
    const banner = page.getByRole('complementary').filter({ hasText: text })
    await expect(banner).toBeVisible()
    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await untilPrompts(page, () => page.reload())
    await expect(banner).toBeHidden()
  })
}

test('An account keeps language, appearance and data saver for the next browser', async ({
  browser,
}) => {
  const first = await open(browser, phone)
  const email = await newMember(first)
  await first.goto('/login')
  await logIn(first, email)
  await first.waitForURL((url) => url.pathname === '/')
  await first.getByRole('button', { name: 'Profile menu' }).click()
  const saved = () =>
    first.waitForResponse((answer) =>
      (answer.request().postData() ?? '').includes('SavePreferencesMutation')
    )
  for (const choose of [
    () => first.getByRole('button', { name: 'Dark' }).click(),
    () => first.getByRole('checkbox').click(),
    () => first.getByRole('button', { name: 'Filipino' }).click(),
  ]) {
    const answer = saved()
    await choose()
    expect((await (await answer).json()).data.savePreferences).toBe(true)
  }

  await test.step('at a sign-in', async () => {
    const second = await open(browser, phone)
    await second.goto('/login')
    await expect(second.locator('html')).toHaveAttribute('lang', 'en')
    await logIn(second, email)
    await expect(second.locator('html')).toHaveAttribute('lang', 'fil')
    await expect(second.locator('html')).toHaveAttribute(
      'data-theme',
      'sulong-dark'
    )
  })

  await test.step('in the first HTML of a browser that is signed in', async () => {
    const third = await open(browser, phone)
    await signInOn(third, email)
    const html = await (await third.request.get('/')).text()
    expect(html).toContain('<html lang="fil" data-theme="sulong-dark">')
    await third.goto('/')
    await expect(third.getByRole('heading', { level: 1 })).toHaveText(
      'Kumusta, Grace'
    )
    await third.getByRole('button', { name: 'Menu ng profile' }).click()
    await expect(third.getByRole('checkbox')).toBeChecked()
  })
})

/** Signs out as another tab would. */
const endSession = (page: Page) =>
  page.request.post('/api/auth', { data: { method: 'logout' } })

/** Presses a button that the dialog for signing in again may cover: the notices may have opened it already. */
const pressCovered = (button: Locator) => button.dispatchEvent('click')

test('A session that ends does not lose what was typed', async ({
  browser,
}) => {
  const page = await open(browser, phone)
  const email = await newMember(page)
  await signInOn(page, email)
  await page.goto('/profile/edit')
  const name = page.getByLabel('First name')
  await name.fill('Gracia')
  const sent: string[] = []
  page.on('request', (request) => {
    const { operationName } = (request.postDataJSON() ?? {}) as {
      operationName?: string
    }
    if (operationName?.startsWith('UpdateMyProfile')) sent.push(operationName)
  })

  await endSession(page)
  await pressCovered(page.getByRole('button', { name: 'Save', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  const signInButton = dialog.getByRole('button', {
    name: 'Sign In',
    exact: true,
  })
  await expect(dialog.getByLabel('Email')).toHaveValue(email)
  await fitsWidth(page)
  expect(await seriousViolations(page)).toEqual([])

  await test.step('without the dialog the page is not signed in', async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByText(/^You are signed out\./)).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Profile menu' })
    ).toHaveCount(0)
    await expect(name).toHaveValue('Gracia')
  })

  await test.step('with the password the form is sent again, once', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-2026!')
    await signInButton.click()
    await expect(dialog.getByText('This is not your password.')).toBeVisible()
    sent.length = 0
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await signInButton.click()
    await expect(
      page.getByRole('heading', { name: 'Gracia Reyes' })
    ).toBeVisible()
    expect(sent).toHaveLength(1)
  })
})

test('A page left open never saves as a user who has signed in since', async ({
  browser,
}) => {
  const page = await open(browser, phone)
  const email = await newMember(page)
  await signInOn(page, email)
  await page.goto('/profile/edit')
  await page.getByLabel('First name').fill('Gracia')
  await endSession(page)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await pressCovered(save)
  await expect(
    page.getByRole('dialog', { name: 'Sign in again' })
  ).toBeVisible()
  await page.keyboard.press('Escape')

  // In another tab, while this page sends its form: any earlier answer would reload the page.
  const isUpdate = (request: Request) =>
    request.postData()?.includes('updateMyProfile') === true
  await page.route('**/api/graphql', async (route, request) => {
    if (isUpdate(request)) await changeSession(page, 'zeny@example.com')
    await route.continue()
  })
  const answer = page.waitForResponse((each) => isUpdate(each.request()))
  await save.click()
  expect((await answer).status()).toBe(401)
  // The page reloads as the other user's.
  await expect(page.getByLabel('First name')).toHaveValue('Zeny')
})

test('The sign-in pages are in Filipino when Filipino is chosen', async ({
  browser,
}) => {
  const page = await open(browser, phone)
  await page.context().addCookies([
    {
      name: 'lang',
      value: 'fil',
      url: test.info().project.use.baseURL ?? '',
    },
  ])
  await page.goto('/forgot-password')
  await expect(
    page.getByRole('heading', { name: 'Nakalimutan ang password mo?' })
  ).toBeVisible()
  await page.getByRole('button', { name: 'IPADALA' }).click()
  await expect(
    page.getByText('Ilagay ang email na ginamit mo sa pag-register')
  ).toBeVisible()
  await fitsWidth(page)
})

test('Search works by keyboard, from the shortcut to the page', async ({
  page,
}) => {
  await signInOn(page, 'ana@example.com')
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('zzzzzz')
  await expect(page.getByText('Oops, no results found')).toBeVisible()
  await expect(page).toHaveURL(/query=zzzzzz/)
  for (let letter = 0; letter < 6; letter++)
    await page.keyboard.press('Backspace')
  await expect(page).not.toHaveURL(/query=/)
  await page.keyboard.type('canvs basics')
  const panel = page.getByRole('option')
  await expect(panel.first()).toContainText('Canva')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courses\/my-courses\/\d+/)
  await expect(panel.first()).toBeHidden()
})

test('The slide-out menu of a learner works by keyboard', async ({ page }) => {
  await signInInEnglish(page, 'sol@example.com')
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Open the menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Main menu' })
  await expect(
    menu.getByRole('link', { name: 'Community and support' })
  ).toBeVisible()
  expect(await seriousViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('A lost network signs nobody out, and the next press saves', async ({
  browser,
}) => {
  const page = await open(browser, phone, {})
  await signInOn(page, await newMember(page))
  await page.clock.install()
  await page.goto('/profile/edit')
  const name = page.getByLabel('First name')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await name.fill('Grasya')
  // The page's token is older than its five seconds, so the refused press asks for another one in vain.
  await page.clock.fastForward(6_000)
  await page.context().setOffline(true)
  await save.click()
  await expect(
    page.getByText(/We can't reach the server/).first()
  ).toBeVisible()
  await page.context().setOffline(false)
  await save.click()
  await page.waitForURL('**/profile?tab=basic_info')
  await expect(page.getByText('Grasya').first()).toBeVisible()
})
