import { HomeListLoading } from 'src/components/Accounts/Home/staff/Staff/HomeList'
import { HomeTeacher } from 'src/components/Accounts/Home/staff/Teacher/HomeTeacher'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'

export const QUERY: Doc<'HomeTeacherQuery'> = gql`
  query HomeTeacherQuery {
    teacherHome {
      draftCount
      drafts {
        id
        title
        at
      }
      published {
        id
        title
        at
      }
      stages {
        id
        number
        name
        memberCount
      }
    }
  }
`

export const Loading = () => (
  <div className="grid gap-4 sm:gap-6 lg:grid-cols-2">
    {[1, 2, 3].map((list) => (
      <HomeListLoading key={list} />
    ))}
  </div>
)

export const Failure = CellFailure

export const Success = ({ teacherHome }: PropsOf<'HomeTeacherQuery'>) => (
  <HomeTeacher home={teacherHome} />
)
