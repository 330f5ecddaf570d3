// The number of SQL statements of an operation stays within a fixed limit (docs/performance.md, A8), which does not
// depend on the machine.
import {
  getDuesAndExpiration,
  myOwedBills,
} from 'src/services/billing/dues/dues'
import { userStageProgress } from 'src/services/community/stages/userStageProgress'
import { finishTask } from 'src/services/community/tasks/finishTask'
import {
  continueLearning,
  myCourses,
} from 'src/services/learning/courses/myCourses/myCourses'
import { myNextEvent } from 'src/services/learning/events/myEvents/myEvents'
import { buildCoupon, buildFunnel } from 'src/testing/billing'
import { buildStage } from 'src/testing/community'
import { buildUser, signIn } from 'src/testing/people'
import { statementsOf } from 'src/testing/statements'

import { placeOrder } from './placeOrder'

describe('SQL statements', () => {
  scenario('Finishing a task takes one', async () => {
    const stage = await buildStage()
    signIn(await buildUser('member', { stageId: stage.id }))
    expect(
      await statementsOf(() => finishTask({ taskId: stage.tasks[0].id }))
    ).toBe(1)
  })

  scenario('An order takes at most ten, even with a coupon', async () => {
    const funnel = await buildFunnel()
    const coupon = await buildCoupon(funnel.id)
    signIn(await buildUser())
    const order = () =>
      placeOrder({
        input: {
          key: 'statement-count-1',
          funnelId: funnel.id,
          paymentTermId: funnel.monthlyId,
          couponCode: coupon.code,
          totalCentavos: 270_000,
        },
      })
    expect(await statementsOf(order)).toBeLessThanOrEqual(10)
  })

  scenario('Each part of a member’s home page takes one', async () => {
    const member = await buildUser()
    signIn(member)
    expect(await statementsOf(() => userStageProgress({ id: member.id }))).toBe(
      1
    )
    expect(await statementsOf(() => getDuesAndExpiration())).toBe(1)
    expect(await statementsOf(() => myOwedBills())).toBe(1)
    expect(await statementsOf(() => continueLearning())).toBe(1)
    expect(await statementsOf(() => myCourses({}))).toBe(1)
    expect(await statementsOf(() => myNextEvent())).toBe(1)
  })
})
