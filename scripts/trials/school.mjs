// People who use the school at once: they sign up, order, send their proof and learn; an administrator approves. What is
// acknowledged goes into the ledger.

import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pauseFor } from 'node:timers/promises'

import { createClient, Refusal, TrialOver } from './client.mjs'

const OFFER = { funnelId: 'freelance-kickstart', paymentTermId: 'three-months' }
const PAUSE_MS = 300
/** People come one after the other, because passwords take much of a processor. */
const BETWEEN_PEOPLE_MS = 250

const QUOTE =
  'query ($funnelId: String!, $paymentTermId: String!) { quote(funnelId: $funnelId, paymentTermId: $paymentTermId) { totalCentavos } }'
const ORDER =
  'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { invoiceNumber totalCentavos } }'
const BILLS = '{ myInvoices { paymentSchedule { id priceCentavos } } }'
const PROOF =
  'mutation ($input: SubmitPaymentProofInput!) { submitPaymentProof(input: $input) { id } }'
const WAITING = '{ proofsToReview { id referenceNo amountCentavos } }'
const APPROVE =
  'mutation ($ids: [Int!]!, $number: String!) { approvePaymentProofs(ids: $ids, externalInvoiceId: $number) { status code } }'
const COURSES = '{ myCourses { id } }'
const OUTLINE =
  'query ($id: Int!) { myCourse(id: $id) { units { lessons { id isCompleted isLocked } } } }'
const LESSON =
  'query ($courseId: Int!, $lessonId: Int!) { myLesson(courseId: $courseId, lessonId: $lessonId) { id } }'
const COMPLETE =
  'mutation ($lessonId: Int!) { completeLesson(lessonId: $lessonId) { id } }'

const CREATE =
  'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }'
const SEARCH =
  'query ($q: String!) { usersPage(type: NON_MEMBER, q: $q) { rows { email } } }'

const manilaToday = () =>
  new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

/** Runs work; a refusal counts as done if an earlier try was sent whose answer was lost. */
const orDoneBefore = async (work) => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.tries === 1) throw error
  }
}

const buy = async ({ client, ledger }) => {
  const { quote } = await client.ask(QUOTE, OFFER)
  const key = randomUUID()
  const begunAt = Date.now()
  ledger.sentOrders.push({ key, begunAt })
  const { placeOrder } = await client.ask(ORDER, {
    input: { ...OFFER, key, totalCentavos: quote.totalCentavos },
  })
  ledger.note('orders', begunAt, {
    key,
    number: placeOrder.invoiceNumber,
    centavos: placeOrder.totalCentavos,
  })
}

/** @returns the reference number of the payment */
const pay = async ({ client, ledger }) => {
  const { myInvoices } = await client.ask(BILLS)
  const [bill] = myInvoices[0].paymentSchedule
  const { id: fileId } = await client.upload('proof')
  const referenceNo = String(randomInt(1e12, 9e12))
  const begunAt = Date.now()
  await orDoneBefore(() =>
    client.ask(PROOF, {
      input: {
        scheduleIds: [bill.id],
        fileId,
        platform: 'gcash',
        referenceNo,
        amountCentavos: bill.priceCentavos,
        paidOn: manilaToday(),
      },
    })
  )
  ledger.note('proofs', begunAt, { referenceNo, centavos: bill.priceCentavos })
  return referenceNo
}

const completeLesson = async (
  { client, ledger, email },
  courseId,
  lessonId
) => {
  await client.ask(LESSON, { courseId, lessonId })
  const begunAt = Date.now()
  try {
    await client.ask(COMPLETE, { lessonId })
  } catch (error) {
    // A video that has to be watched first, or a lesson that needs another one.
    if (error instanceof Refusal) return
    throw error
  }
  ledger.note('lessons', begunAt, { email, lessonId })
}

const learn = async (person, isOver) => {
  const { myCourses } = await person.client.ask(COURSES)
  for (const { id } of myCourses) {
    const { myCourse } = await person.client.ask(OUTLINE, { id })
    const lessons = myCourse.units
      .flatMap((unit) => unit.lessons)
      .filter(({ isLocked, isCompleted }) => !isLocked && !isCompleted)
    for (const lesson of lessons) {
      if (isOver()) return
      await completeLesson(person, id, lesson.id)
      await pauseFor(PAUSE_MS)
    }
  }
}

/** One person after the other signs up, buys, pays and, once approved, learns. */
const visit = async (place, { run, origin, ledger, outages, isOver }) => {
  await pauseFor(place * BETWEEN_PEOPLE_MS)
  for (let count = 1; !isOver(); count++) {
    const email = `trial-${run}-${place}-${count}@example.com`
    const client = createClient({
      origin,
      outages,
      isOver,
      address: `127.${run}.${place}.${1 + (count % 250)}`,
    })
    const person = { client, ledger, email }
    await client.signUp({
      username: email,
      firstName: 'Luz',
      lastName: `Reyes${place}x${count}`,
    })
    await client.signIn(email)
    await buy(person)
    const paid = await pay(person)
    const isApproved = () =>
      ledger.lines.approvals.some(({ referenceNo }) => referenceNo === paid)
    while (!isApproved() && !isOver()) await pauseFor(PAUSE_MS)
    await learn(person, isOver)
    client.close()
  }
}

const approve = async ({ origin, ledger, outages, isOver }) => {
  const client = createClient({
    origin,
    outages,
    isOver,
    address: '127.200.0.1',
  })
  await client.signIn('admin@example.com')
  const isOurs = ({ referenceNo }) =>
    ledger.lines.proofs.some((proof) => proof.referenceNo === referenceNo)
  while (!isOver()) {
    const { proofsToReview } = await client.ask(WAITING)
    for (const proof of proofsToReview.filter(isOurs)) {
      const begunAt = Date.now()
      const { approvePaymentProofs } = await client.ask(APPROVE, {
        ids: [proof.id],
        number: `OR-${proof.id}`,
      })
      const [{ status, code }] = approvePaymentProofs
      if (status !== 'APPROVED' && code !== 'PROOF_DECIDED')
        throw new Error(`A proof was not approved: ${status} ${code}`)
      ledger.note('approvals', begunAt, {
        referenceNo: proof.referenceNo,
        centavos: proof.amountCentavos,
      })
    }
    await pauseFor(PAUSE_MS)
  }
  client.close()
}

const find = async (client, email) => {
  const { usersPage } = await client.ask(SEARCH, { q: email })
  if (!usersPage.rows.some((row) => row.email === email))
    throw new Error(`${email} was created and is not found`)
}

/** A replica is at most this far behind (docs/decisions/0076), with some time for the request. */
const STALE_MS = 12_000

/** Looks for guests whom somebody created a while ago. Who changes nothing reads from a replica. */
const lookForGuests = async ({ origin, ledger, outages, isOver }) => {
  const client = createClient({
    origin,
    outages,
    isOver,
    address: '127.200.0.3',
  })
  await client.signIn('admin@example.com')
  while (!isOver()) {
    const before = Date.now() - STALE_MS
    const guest = ledger.lines.guests.findLast(
      ({ answeredAt }) => answeredAt < before
    )
    if (guest) await find(client, guest.email)
    await pauseFor(PAUSE_MS)
  }
  client.close()
}

/** Creates guests and looks for each at once: who has just changed something reads from the primary. */
const createGuests = async ({ run, origin, ledger, outages, isOver }) => {
  const client = createClient({
    origin,
    outages,
    isOver,
    address: '127.200.0.2',
  })
  await client.signIn('tribe-team-ro@example.com')
  for (let count = 1; !isOver(); count++) {
    const email = `guest-${run}-${count}@example.com`
    const begunAt = Date.now()
    await orDoneBefore(() =>
      client.ask(CREATE, {
        input: { email, firstName: 'Gina', lastName: `Guzman${run}x${count}` },
      })
    )
    await find(client, email)
    ledger.note('guests', begunAt, { email })
    await pauseFor(PAUSE_MS)
  }
  client.close()
}

/** Notes failed and answered requests. `longest` is the longest time in ms in which no request was answered. */
export const watchOutages = () => {
  let answeredAt = Date.now()
  let failed = 0
  let longestMs = 0
  return {
    note: (isAnswered) => {
      if (!isAnswered) return void failed++
      longestMs = Math.max(longestMs, Date.now() - answeredAt)
      answeredAt = Date.now()
    },
    /** The events since the last call. */
    take: () => {
      const taken = { failed, longestMs }
      failed = longestMs = 0
      return taken
    },
  }
}

/**
 * Lets `people` people use the school until `stop` is called, which resolves once all have ended.
 * @throws what one of them met besides an outage, at `stop`
 */
export const openSchool = ({ origin, ledger, outages, people, run = 1 }) => {
  let isOver = false
  const shared = { run, origin, ledger, outages, isOver: () => isOver }
  const all = Promise.allSettled([
    approve(shared),
    createGuests(shared),
    lookForGuests(shared),
    ...Array.from({ length: people }, (_, place) => visit(place + 1, shared)),
  ])
  return {
    stop: async () => {
      isOver = true
      const failed = (await all).filter(
        ({ reason }) => reason && !(reason instanceof TrialOver)
      )
      if (failed.length > 0) throw failed[0].reason
    },
  }
}
