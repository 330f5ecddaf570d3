import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  LandingPageWarningsQuery,
  PublishLandingPageMutation,
  PublishLandingPageMutationVariables,
  UnpublishLandingPageMutation,
  UnpublishLandingPageMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import { useBuilder } from '../builderContext'

import type { Warnings } from './WarningsDialog'

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

const WARNINGS = gql`
  query LandingPageWarningsQuery($funnelId: String!) {
    landingPageWarnings(funnelId: $funnelId) {
      code
      blockId
      block
      detail
    }
  }
`

/** Publishes the page as the editor shows it, after saving pending changes and looking for what it lacks. */
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
  const client = useApolloClient()
  const [warnings, setWarnings] = useState<Warnings>([])
  const [isChecking, setIsChecking] = useState(false)

  const find = async (): Promise<Warnings> => {
    setIsChecking(true)
    try {
      const { data } = await client.query<LandingPageWarningsQuery>({
        query: WARNINGS,
        variables: { funnelId: page.id },
        fetchPolicy: 'network-only',
      })
      return data.landingPageWarnings
    } catch {
      // The server checks again whether the page would be broken.
      return []
    } finally {
      setIsChecking(false)
    }
  }
  const publishNow = async () => {
    if (await flush())
      await publish({ funnelId: page.id, version: versionNow() })
  }

  return {
    isBusy: isChecking || publishing.loading || unpublishing.loading,
    warnings,
    dismiss: () => setWarnings([]),
    publishNow,
    /** Asks first if the page lacks something. */
    publish: async () => {
      if (!(await flush())) return
      const found = await find()
      setWarnings(found)
      if (found.length === 0) await publishNow()
    },
    unpublish: async () => {
      if (await flush()) await unpublish({ funnelId: page.id })
    },
  }
}
