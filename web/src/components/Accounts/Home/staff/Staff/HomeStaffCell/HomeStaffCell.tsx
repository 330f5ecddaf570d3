import { HomeNumbers } from 'src/components/Accounts/Home/staff/Staff/HomeNumbers'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { Skeleton } from 'src/components/ui/feedback/Skeleton'

// Each figure is requested only for roles that may read it.
export const QUERY: Doc<'HomeStaffQuery'> = gql`
  query HomeStaffQuery(
    $users: Boolean!
    $courses: Boolean!
    $stages: Boolean!
    $products: Boolean!
    $funnels: Boolean!
    $outbox: Boolean!
  ) {
    users: usersPage(perPage: 1) @include(if: $users) {
      total
      isTotalCapped
    }
    courses: coursesPage(perPage: 1) @include(if: $courses) {
      total
    }
    stages: stagesPage(perPage: 1) @include(if: $stages) {
      total
    }
    products: productsPage(perPage: 1) @include(if: $products) {
      total
    }
    funnels: funnelsPage(perPage: 1) @include(if: $funnels) {
      total
    }
    outbox: outboxEmailsPage(perPage: 1) @include(if: $outbox) {
      total
      isTotalCapped
    }
  }
`

export const isEmpty = () => false

export const Loading = () => (
  <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
    {[1, 2, 3, 4].map((number) => (
      <Skeleton key={number} className="h-24 rounded-xl" />
    ))}
  </div>
)

export const Failure = CellFailure

/** One more than the total if the server stopped counting there, as `countText` expects. */
const countOf = (list?: { total: number; isTotalCapped: boolean } | null) =>
  list ? list.total + Number(list.isTotalCapped) : undefined

export const Success = ({
  users,
  courses,
  stages,
  products,
  funnels,
  outbox,
}: PropsOf<'HomeStaffQuery'>) => (
  <HomeNumbers
    totals={{
      users: countOf(users),
      courses: courses?.total,
      stages: stages?.total,
      products: products?.total,
      funnels: funnels?.total,
      outbox: countOf(outbox),
    }}
  />
)
