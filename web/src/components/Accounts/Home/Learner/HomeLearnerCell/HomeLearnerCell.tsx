import { HomeLearner } from 'src/components/Accounts/Home/Learner/HomeLearner'
import { urgentDay } from 'src/components/Accounts/Home/Learner/urgentDay'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import i18n from 'src/i18n'

import { HomeLoading } from './HomeLoading'

import 'src/components/Accounts/Home/Event/nextEventFields'
import 'src/components/Community/stageProgressFields'
import 'src/components/Learning/Courses/myCourseFields'

// Loads the texts in parallel with the query.
void i18n.loadNamespaces('community')

export const QUERY: Doc<'HomeLearnerQuery'> = gql`
  query HomeLearnerQuery($userId: Int!, $isMember: Boolean!) {
    continueLearning {
      courseId
      courseTitle
      coverUrl
      lessonId
      lessonName
      lastPositionSec
      percent
    }
    myOwedBills {
      count
      next {
        scheduleDate
        owedCentavos
      }
      hasNewOrder
    }
    myRenewal @include(if: $isMember) {
      productName
      lastDay
      isExpired
      link
      priceCentavos
      monthlyCentavos
    }
    userStageProgress(id: $userId) @include(if: $isMember) {
      ...StageProgressFields
    }
    myCourses(limit: 4) {
      ...MyCourseCardFields
    }
    myNextEvent @include(if: $isMember) {
      ...NextEventFields
    }
    beginnerWorkshop: workshop(track: BEGINNER) @skip(if: $isMember) {
      days {
        day
        state
        startsAt
      }
    }
    experiencedWorkshop: workshop(track: EXPERIENCED) @skip(if: $isMember) {
      days {
        day
        state
        startsAt
      }
    }
  }
`

// Without data the home page shows the first steps.
export const isEmpty = () => false

export const Loading = HomeLoading

export const Failure = CellFailure

export const Success = ({
  continueLearning,
  myOwedBills,
  myRenewal,
  userStageProgress,
  myCourses,
  myNextEvent,
  isMember,
  ...workshops
}: PropsOf<'HomeLearnerQuery'> & {
  isMember: boolean
}) => (
  <HomeLearner
    goOn={continueLearning}
    bills={myOwedBills}
    renewal={myRenewal}
    stage={userStageProgress}
    courses={myCourses}
    nextEvent={myNextEvent}
    workshopDay={urgentDay(workshops)}
    isMember={isMember}
  />
)
