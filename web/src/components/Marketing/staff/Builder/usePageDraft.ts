import type {
  LandingPageFields,
  SaveLandingPageMutation,
  SaveLandingPageMutationVariables,
} from 'types/graphql'

import { useMutation } from '@redwoodjs/web'

import { useAutosave } from 'src/hooks/data/useAutosave'

const SAVE = gql`
  mutation SaveLandingPageMutation(
    $funnelId: String!
    $version: Int!
    $content: JSON!
  ) {
    saveLandingPage(funnelId: $funnelId, version: $version, content: $content) {
      ...LandingPageFields
    }
  }
`

type Content = SaveLandingPageMutationVariables['content']

/** The draft of a landing page, saved when its editor pauses. The editor holds the content itself. */
export const usePageDraft = (opened: LandingPageFields) => {
  const [mutate] = useMutation<
    SaveLandingPageMutation,
    SaveLandingPageMutationVariables
  >(SAVE)
  const { draft, ...saving } = useAutosave<LandingPageFields, Content>({
    opened,
    save: async (version, content) => {
      const variables = { funnelId: opened.id, version, content }
      return (await mutate({ variables })).data?.saveLandingPage
    },
    merge: (saved, { content }) => ({ ...saved, content }),
  })
  return { ...saving, page: draft }
}

export type PageDraft = ReturnType<typeof usePageDraft>
