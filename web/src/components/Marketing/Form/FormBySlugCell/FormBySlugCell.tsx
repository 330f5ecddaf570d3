import { ShownForm } from 'src/components/Marketing/Form/ShownForm'
import { CellFailure } from 'src/components/ui/feedback/cellStates/cellStates'
import { NotFound } from 'src/components/ui/feedback/NotFound'
import { SkeletonLines } from 'src/components/ui/feedback/Skeleton'

export const QUERY: Doc<'FormBySlugQuery'> = gql`
  query FormBySlugQuery($slug: String!, $isPreview: Boolean) {
    formBySlug(slug: $slug, isPreview: $isPreview) {
      id
      slug
      kind
      state
      title
      intro
      successText
      loginRequired
      allowsEdit
      opensAt
      fields
      versionId
      mine {
        isSent
        answers
        submittedAt
      }
    }
  }
`

// Another device may have gone on with the answers.
export const beforeQuery = (variables: VariablesOf<'FormBySlugQuery'>) => ({
  variables,
  fetchPolicy: 'network-only' as const,
  nextFetchPolicy: 'cache-first' as const,
})

export const Loading = () => (
  <div className="panel p-6">
    <SkeletonLines />
  </div>
)

export const Failure = CellFailure
export const Empty = NotFound

export const Success = ({
  formBySlug,
  isPreview = false,
  queryResult,
}: PropsOf<'FormBySlugQuery'> & { isPreview?: boolean }) => (
  <ShownForm
    form={formBySlug}
    isPreview={isPreview}
    reload={() => queryResult?.refetch?.()}
  />
)
