import type { HomeLearnerQuery } from 'types/graphql'

import { BillsCard } from 'src/components/Billing/Invoice/BillsCard'
import type { Bill } from 'src/components/Billing/Invoice/invoice'
import { StageCard } from 'src/components/Community/StageCard/StageCard'

import { ContinueCard } from './ContinueCard'
import { CoursesCard } from './CoursesCard'
import { FirstSteps } from './FirstSteps'
import { GuestOptions } from './GuestOptions'

type HomeLearnerProps = {
  bills: Bill[]
  goOn?: HomeLearnerQuery['continueLearning']
  stage?: HomeLearnerQuery['userStageProgress']
  courses: HomeLearnerQuery['myCourses']
  isMember: boolean
}

/** What to do next, then what is due, then how far one is. */
export const HomeLearner = ({
  goOn,
  bills,
  stage,
  courses,
  isMember,
}: HomeLearnerProps) => {
  const isNew = courses.every(({ completedCount }) => completedCount === 0)
  return (
    <div className="space-y-4 sm:space-y-6">
      {goOn && (
        <ContinueCard
          goOn={goOn}
          isFirst={isNew && goOn.lastPositionSec === 0}
        />
      )}
      <BillsCard bills={bills} />
      {courses.length === 0 && <FirstSteps hasBills={bills.length > 0} />}
      {stage && <StageCard progress={stage} />}
      {courses.length > 0 && <CoursesCard courses={courses} />}
      {!isMember && <GuestOptions />}
    </div>
  )
}
