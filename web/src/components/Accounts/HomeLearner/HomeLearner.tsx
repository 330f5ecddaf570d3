import type { HomeLearnerQuery } from 'types/graphql'

import { StageCard } from 'src/components/Community/StageCard/StageCard'

import { ContinueCard } from './ContinueCard'
import { CoursesCard } from './CoursesCard'
import { FirstSteps } from './FirstSteps'
import { GuestOptions } from './GuestOptions'

type HomeLearnerProps = {
  goOn?: HomeLearnerQuery['continueLearning']
  stage?: HomeLearnerQuery['userStageProgress']
  courses: HomeLearnerQuery['myCourses']
  isMember: boolean
}

/** What to do next, then what is due, then how far one is. */
export const HomeLearner = ({
  goOn,
  stage,
  courses,
  isMember,
}: HomeLearnerProps) => {
  const course = courses.find(({ id }) => id === goOn?.courseId)
  return (
    <div className="space-y-4 sm:space-y-6">
      {goOn && (
        <ContinueCard
          goOn={goOn}
          isFirst={!course?.completedCount && goOn.lastPositionSec === 0}
        />
      )}
      {courses.length === 0 && <FirstSteps />}
      {stage && <StageCard progress={stage} />}
      {courses.length > 0 && <CoursesCard courses={courses} />}
      {!isMember && <GuestOptions hasCourses={courses.length > 0} />}
    </div>
  )
}
