import { useTranslation } from 'react-i18next'
import type {
  PublishLandingPageMutation,
  PublishLandingPageMutationVariables,
  UnpublishLandingPageMutation,
  UnpublishLandingPageMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import { useBuilder } from './builderContext'

const PUBLISH = gql`
  mutation PublishLandingPageMutation($funnelId: String!, $version: Int!) {
    publishLandingPage(funnelId: $funnelId, version: $version) {
      ...LandingPageFields
    }
  }
`
const UNPUBLISH = gql`
  mutation UnpublishLandingPageMutation($funnelId: String!) {
    unpublishLandingPage(funnelId: $funnelId) {
      ...LandingPageFields
    }
  }
`

/** Publishes the page as the editor shows it, after saving pending changes. */
export const usePublishing = () => {
  const { t } = useTranslation('marketing.staff', { keyPrefix: 'builder' })
  const { page, flush, versionNow, adopt } = useBuilder()
  const [publish, publishing] = useSave<
    PublishLandingPageMutation,
    PublishLandingPageMutationVariables
  >(PUBLISH, {
    done: t('published'),
    onDone: (data) => adopt(data.publishLandingPage),
  })
  const [unpublish, unpublishing] = useSave<
    UnpublishLandingPageMutation,
    UnpublishLandingPageMutationVariables
  >(UNPUBLISH, {
    done: t('unpublished'),
    onDone: (data) => adopt(data.unpublishLandingPage),
  })
  return {
    isBusy: publishing.loading || unpublishing.loading,
    publish: async () => {
      if (await flush())
        await publish({ funnelId: page.id, version: versionNow() })
    },
    unpublish: async () => {
      if (await flush()) await unpublish({ funnelId: page.id })
    },
  }
}
