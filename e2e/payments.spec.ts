// Staff handle money: decide on proofs at the desk, revoke a payment, waive, take notes, reconcile a file and undo it.

import { ask, newEmail, PASSWORD, signInOn } from './people'
import { fitsWidth, open, picture, png } from './screens'
import { expect, test, type Browser } from './test'

const FUNNEL = 'freelance-kickstart'

let drawn = 0

/** Creates a new account that ordered the membership in three payments, through the api. */
const newBuyer = async (browser: Browser, firstName: string) => {
  const page = await open(browser, { width: 360, height: 740 })
  const email = newEmail()
  const lastName = `Suki${++drawn}x${Date.now() % 100_000}`
  const signedUp = await page.request.post('/api/auth', {
    data: {
      method: 'signup',
      username: email,
      password: PASSWORD,
      firstName,
      lastName,
    },
  })
  expect(signedUp.ok()).toBe(true)
  const { data } = await ask(
    page.request,
    'query ($slug: String!) { offerBySlug(slug: $slug) { id } }',
    { slug: FUNNEL }
  )
  const choice = {
    funnelId: data.offerBySlug.id as string,
    paymentTermId: 'three-months',
  }
  const priced = await ask(
    page.request,
    'query ($funnelId: String!, $paymentTermId: String!) { quote(funnelId: $funnelId, paymentTermId: $paymentTermId) { totalCentavos } }',
    choice
  )
  const placed = await ask(
    page.request,
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { invoiceNumber } }',
    {
      input: {
        ...choice,
        key: `payments-spec-${Date.now()}-${drawn}`,
        totalCentavos: priced.data.quote.totalCentavos,
      },
    }
  )
  const bills = await ask(
    page.request,
    '{ myInvoices { paymentSchedule { id priceCentavos } } }'
  )
  const [first] = bills.data.myInvoices[0].paymentSchedule as {
    id: number
    priceCentavos: number
  }[]
  return {
    page,
    name: `${firstName} ${lastName}`,
    invoiceNumber: placed.data.placeOrder.invoiceNumber as string,
    first,
  }
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>

const sendProof = async (
  { page }: Buyer,
  reference: string,
  amount?: string
) => {
  await page.goto('/account?q=billings')
  await page.getByRole('checkbox').first().check({ force: true })
  await page.getByRole('button', { name: 'Pay 1 bill(s) now' }).click()
  await page.getByLabel('How did you pay?').selectOption({ label: 'GCash' })
  await page.getByLabel('Reference number').fill(reference)
  if (amount) await page.getByLabel('Amount you paid').fill(amount)
  await page.locator('input[type=file]').setInputFiles({
    name: 'gcash.png',
    mimeType: 'image/png',
    buffer: png,
  })
  await page.getByRole('button', { name: 'Send my proof' }).click()
  await expect(
    page.getByText('We are checking your proof of payment.').first()
  ).toBeVisible()
}

const openAsAdmin = async (browser: Browser, path: string) => {
  const page = await open(browser, { width: 1280, height: 900 })
  await signInOn(page, 'admin@example.com')
  await page.goto(path)
  return page
}

test('A proof is decided at the desk by key, and revoked with a reason', async ({
  browser,
}) => {
  const buyer = await newBuyer(browser, 'Pilar')
  await sendProof(buyer, `91${Date.now()}`, '1,500.00')

  const admin = await openAsAdmin(browser, '/payment')
  const queue = admin.getByRole('list', { name: 'Proofs that wait' })
  await queue.getByRole('button', { name: new RegExp(buyer.name) }).click()
  const detail = admin.locator('section', { hasText: 'What it is for' }).last()
  await expect(detail.getByText('The amounts differ')).toBeVisible()
  await expect(detail.getByText(buyer.invoiceNumber)).toBeVisible()
  await picture(admin, 'payments-1-desk')
  await admin.keyboard.press('a')
  const question = admin.getByRole('dialog', { name: 'Book ₱1,500.00?' })
  await expect(question.getByText('₱499.68 stays open')).toBeVisible()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(admin.getByText(/^A part is paid: ₱1,500.00/)).toBeVisible()
  await expect(
    queue.getByRole('button', { name: new RegExp(buyer.name) })
  ).toBeHidden()

  await buyer.page.goto('/account?q=billings')
  await expect(buyer.page.getByText('Partly paid')).toBeVisible()
  await expect(buyer.page.getByText('₱499.68').first()).toBeVisible()

  await admin.goto(`/payment?tab=bills&q=${buyer.invoiceNumber}`)
  await admin.getByRole('link', { name: buyer.name }).first().click()
  await expect(
    admin.getByRole('heading', { name: `Payments of ${buyer.name}` })
  ).toBeVisible()
  const receipt = admin.getByRole('link', { name: /^AR-/ }).first()
  const address = (await receipt.getAttribute('href')) as string
  const file = await buyer.page.request.get(address)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = await newBuyer(browser, 'Simon')
  expect((await stranger.page.request.get(address)).status()).toBe(404)

  await admin.getByRole('link', { name: 'Subscriptions' }).last().click()
  await admin.getByRole('button', { name: 'Revoke' }).first().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Revoke payment' }).click()
  await expect(dialog.getByText('Please give a reason.').first()).toBeVisible()
  await dialog.getByLabel('Reason').fill('The transfer bounced.')
  await dialog.getByRole('button', { name: 'Revoke payment' }).click()
  await expect(admin.getByText('Payment revoked successful!')).toBeVisible()

  await buyer.page.reload()
  await expect(
    buyer.page.getByText('The transfer bounced.', { exact: false }).first()
  ).toBeVisible()
})

test('A member’s account shows the ledger, a promise, a note, a waiver and a second approval', async ({
  browser,
}) => {
  const buyer = await newBuyer(browser, 'Nena')
  await buyer.page.goto('/account?q=billings')
  await buyer.page.getByText('Why?').first().click()
  await expect(
    buyer.page.getByText('It is due today; it is not overdue before midnight.')
  ).toBeVisible()
  await buyer.page
    .getByRole('button', { name: 'Promise to pay' })
    .first()
    .click()
  const promise = buyer.page.getByRole('dialog')
  await promise.getByLabel('Pay by').fill('2020-01-01')
  await promise.getByRole('button', { name: 'Save the promise' }).click()
  await expect(
    promise.getByText('Please choose a day within the limit shown.').first()
  ).toBeVisible()
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await promise.getByLabel('Pay by').fill(soon)
  await promise.getByRole('button', { name: 'Save the promise' }).click()
  await expect(buyer.page.getByText('Promise saved.')).toBeVisible()
  await expect(
    buyer.page.getByText('You promised to pay by', { exact: false })
  ).toBeVisible()
  await fitsWidth(buyer.page)
  await picture(buyer.page, 'payments-2-promise')

  const admin = await openAsAdmin(
    browser,
    `/payment?tab=bills&q=${buyer.invoiceNumber}`
  )
  await admin.getByRole('link', { name: buyer.name }).first().click()
  await expect(admin.getByText('Promised by').first()).toBeVisible()
  await admin.getByLabel('New note').fill('Calls back on Friday.')
  await admin.getByRole('button', { name: 'Add the note' }).click()
  await expect(admin.getByText('Calls back on Friday.')).toBeVisible()
  await picture(admin, 'payments-3-account')
  const account = await admin.request.get(
    (await admin
      .getByRole('link', { name: 'Print the account' })
      .getAttribute('href')) as string
  )
  expect(account.headers()['content-type']).toBe('application/pdf')

  await admin.getByRole('link', { name: 'Subscriptions' }).last().click()
  await admin.getByRole('button', { name: 'Waive' }).last().click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Typhoon relief')
  await dialog.getByRole('button', { name: 'Waive the bill' }).click()
  await expect(admin.getByText('Bill waived.')).toBeVisible()
  await expect(admin.getByText('Typhoon relief').first()).toBeVisible()
  await admin.getByRole('button', { name: 'Owe it again' }).click()
  await expect(admin.getByText('The bill is owed again.')).toBeVisible()
})

const pesos = (centavos: number) => (centavos / 100).toFixed(2)

test('A file of 200 lines is reconciled and undone', async ({ browser }) => {
  const proved = await newBuyer(browser, 'Rosa')
  const reference = `77${Date.now()}`
  await sendProof(proved, reference)
  const named = await newBuyer(browser, 'Mario')

  const today = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Manila',
  }).format(new Date())
  const noise = Array.from(
    { length: 197 },
    (_, index) =>
      `${today} 10:00,Transfer from XX** ${index},5${Date.now()}${index},,${index + 1}.07`
  )
  const csv = [
    'GCash Transaction History,,,,',
    'Date and Time,Description,Reference No.,Debit,Credit',
    `${today} 08:00,Transfer,${reference},,${pesos(proved.first.priceCentavos)}`,
    `${today} 09:00,${named.name.toUpperCase()},66${Date.now()},,${pesos(named.first.priceCentavos)}`,
    `${today} 09:30,Load,65${Date.now()},50.00,`,
    ...noise,
  ].join('\n')

  const admin = await openAsAdmin(browser, '/payment?tab=reconciliation')
  await admin.locator('input[type=file]').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(admin.getByLabel('Reference number')).toHaveValue(
    'Reference No.'
  )
  await admin.getByRole('button', { name: 'Match 200 lines' }).click()
  await expect(admin.getByText('File matched.')).toBeVisible()
  await admin.getByLabel('Filter', { exact: false }).selectOption('MATCHED')
  await expect(admin.getByRole('link', { name: proved.name })).toBeVisible()
  await expect(admin.getByRole('link', { name: named.name })).toBeVisible()
  await admin.getByText('65% sure').first().click()
  await expect(admin.getByText("The member's whole name")).toBeVisible()
  await picture(admin, 'payments-4-reconciliation')

  await admin.getByRole('button', { name: 'Approve 1 sure line' }).click()
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: 'Approve' })
    .click()
  await expect(admin.getByText(/lines? (is|are) booked\./)).toBeVisible()
  await admin.getByLabel('Filter', { exact: false }).selectOption('APPROVED')
  await expect(admin.getByRole('link', { name: proved.name })).toBeVisible()

  await proved.page.reload()
  await expect(
    proved.page.getByRole('link', { name: 'Receipt' }).first()
  ).toBeVisible()

  await admin.getByRole('button', { name: 'Undo the file' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('The wrong month')
  await dialog.getByRole('button', { name: 'Undo the file' }).click()
  await expect(admin.getByText('The file was undone.')).toBeVisible()
  await proved.page.reload()
  await expect(
    proved.page.getByText('We are checking your proof of payment.').first()
  ).toBeVisible()
})

test('A member asks for the refund within its days, and finance sends it', async ({
  browser,
}) => {
  const buyer = await newBuyer(browser, 'Luz')
  const finance = await open(browser, { width: 1280, height: 900 })
  await signInOn(finance, 'tribe-team-fa@example.com')
  const approved = await ask(
    finance.request,
    `mutation ($id: Int!) { approvePaymentScheduleTransaction(id: $id, paymentPlatform: "gcash", externalInvoiceId: "N/A") { id } }`,
    { id: buyer.first.id }
  )
  expect(approved.errors).toBeUndefined()

  const { page } = buyer
  await page.goto('/account?q=billings')
  await expect(page.getByText('Refund possible until')).toBeVisible()
  await page.getByRole('button', { name: 'Ask for a refund' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Ask for a refund?' })
  await expect(dialog.getByText('0 of 2 lessons used')).toBeVisible()
  await expect(dialog.getByText('No files downloaded')).toBeVisible()
  await dialog.getByLabel('Why?').fill('My client needs me full time.')
  await fitsWidth(page)
  await picture(page, 'payments-6-refund')
  await dialog.getByRole('button', { name: 'Ask for a refund' }).click()
  await expect(page.getByText('You asked for a refund on')).toBeVisible()
  await fitsWidth(page)

  await finance.goto('/payment?tab=approvals')
  const request = finance
    .getByRole('region', { name: 'Refunds that members ask for' })
    .getByRole('listitem')
    .filter({ hasText: buyer.invoiceNumber })
    .filter({ hasText: buyer.name })
  await expect(request.getByText('My client needs me full time.')).toBeVisible()
  await picture(finance, 'payments-7-refund-requests')
  await request.getByRole('button', { name: 'Refund' }).click()
  const refund = finance.getByRole('dialog')
  await expect(refund.getByLabel('Amount')).toHaveValue(
    /^1,999\.68$|^1999\.68$/
  )
  await refund.getByLabel('Sent by').selectOption({ label: 'GCash' })
  await refund.getByLabel('Reference number').fill(`RB${Date.now()}`)
  await refund.getByLabel('Reason').fill('As the policy promises.')
  await refund.getByRole('button', { name: 'Record the refund' }).click()
  await expect(
    finance.getByText('The refund is recorded, and the member is told.')
  ).toBeVisible()
  await expect(request).toBeHidden()

  await page.reload()
  await expect(page.getByText('We refunded this order on')).toBeVisible()
  await expect(
    page.getByRole('button', { name: 'Ask for a refund' })
  ).toBeHidden()
  await page.goto('/notices')
  await expect(page.getByText(/We sent .* back to you/)).toBeVisible()
})

test('The desk fits a phone in Filipino', async ({ browser }) => {
  const page = await open(browser, { width: 360, height: 740 })
  await signInOn(page, 'tribe-team-fa@example.com')
  await page
    .context()
    .addCookies([{ name: 'lang', value: 'fil', url: process.env.BASE_URL }])
  for (const tab of [
    'proofs',
    'bills',
    'approvals',
    'reconciliation',
    'online',
  ]) {
    await page.goto(`/payment?tab=${tab}`)
    await expect(
      page.getByRole('heading', { name: 'Mga bayad', exact: true })
    ).toBeVisible()
    await fitsWidth(page)
  }
  await picture(page, 'payments-5-phone')
})
