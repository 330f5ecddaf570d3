import { Suspense } from 'react'

import type { HomeLearnerQuery, NextEventFields } from 'types/graphql'

import { useAuth } from 'src/auth'
import { NextEventSlot } from 'src/components/Accounts/Home/Event/NextEventSlot'
import { HomeTalkSlot } from 'src/components/Accounts/Home/Talk/HomeTalkSlot'
import { WinsSlot } from 'src/components/Accounts/Home/Wins/WinsSlot'
import { BillsCard } from 'src/components/Billing/Invoice/BillsCard'
import { StageCard } from 'src/components/Community/StageCard'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'
import { Columns } from 'src/components/ui/layout/Columns'
import { lazyPart } from 'src/lib/loading/lazyPart'
import { lazyWhenIdle } from 'src/lib/loading/lazyWhenIdle'

import { ContinueCard } from './ContinueCard'
import { CoursesCard } from './CoursesCard'
import type { UrgentDay } from './urgentDay'

// All are loaded lazily, because members with courses do not see them.
const PayFirst = lazyPart(() => import('./PayFirstSlot'))
const RenewCard = lazyPart(() => import('./RenewCard'))
const FirstSteps = lazyPart(() => import('./FirstSteps'))
const WorkshopRow = lazyPart(() => import('./WorkshopRow'))
const GuestOptions = lazyPart(() => import('./GuestOptions'))
const AffiliateCard = lazyPart(() => import('./AffiliateCard'))
// The last card, so that nothing moves when it comes.
const SocialReminder = lazyWhenIdle(
  () =>
    import('src/components/Accounts/Home/SocialReminder/socialReminderChunk')
)

type HomeLearnerProps = {
  bills: HomeLearnerQuery['myOwedBills']
  renewal?: HomeLearnerQuery['myRenewal']
  goOn?: HomeLearnerQuery['continueLearning']
  stage?: HomeLearnerQuery['userStageProgress']
  courses: HomeLearnerQuery['myCourses']
  nextEvent?: NextEventFields | null
  /** The live workshop, for people without a membership. */
  workshopDay?: UrgentDay
  isMember: boolean
}

/** The way to renew, the first payment of a new order, the next lesson and event, then unpaid bills, then progress. */
export const HomeLearner = ({
  goOn,
  bills,
  renewal,
  stage,
  courses,
  nextEvent,
  workshopDay,
  isMember,
}: HomeLearnerProps) => {
  const { isChallenger, affiliateTimestamp } = useAuth().currentUser ?? {}
  // `courses` holds only the first courses; the course to continue may be another one.
  const isNew =
    !goOn?.percent &&
    courses.every(({ completedCount }) => completedCount === 0)
  return (
    <Columns
      aside={
        isMember && (
          <>
            <HomeTalkSlot />
            <WinsSlot />
            <Suspense fallback={null}>
              <SocialReminder />
            </Suspense>
          </>
        )
      }
    >
      {workshopDay && (
        <Suspense fallback={<Skeleton className="h-20 rounded-xl" />}>
          <WorkshopRow day={workshopDay} />
        </Suspense>
      )}
      {renewal && (
        <Suspense fallback={<Skeleton className="h-48 rounded-xl" />}>
          <RenewCard renewal={renewal} />
        </Suspense>
      )}
      {bills.hasNewOrder && (
        <Suspense fallback={<Skeleton className="h-96 rounded-xl" />}>
          <PayFirst />
        </Suspense>
      )}
      {goOn && (
        <ContinueCard
          goOn={goOn}
          isFirst={isNew && goOn.lastPositionSec === 0}
        />
      )}
      {nextEvent && <NextEventSlot event={nextEvent} />}
      {!bills.hasNewOrder && <BillsCard {...bills} />}
      <Suspense fallback={<Skeleton className="h-64 rounded-xl" />}>
        {courses.length === 0 && !bills.hasNewOrder && !renewal && (
          <FirstSteps hasBills={bills.count > 0} />
        )}
      </Suspense>
      {stage && <StageCard progress={stage} />}
      {courses.length > 0 && <CoursesCard courses={courses} />}
      {affiliateTimestamp && (
        <Suspense fallback={null}>
          <AffiliateCard />
        </Suspense>
      )}
      {!isMember && (
        <>
          {isChallenger && <HomeTalkSlot />}
          <Suspense fallback={null}>
            <GuestOptions isWaiting={bills.hasNewOrder} />
          </Suspense>
        </>
      )}
    </Columns>
  )
}
