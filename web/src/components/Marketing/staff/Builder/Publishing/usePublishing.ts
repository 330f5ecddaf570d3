import { useState } from 'react'

import { useApolloClient } from '@apollo/client'
import { useTranslation } from 'react-i18next'
import type {
  LandingPageWarningsQuery,
  PublishLandingPageMutation,
  PublishLandingPageMutationVariables,
  StartPageTestMutation,
  StartPageTestMutationVariables,
  UnpublishLandingPageMutation,
  UnpublishLandingPageMutationVariables,
} from 'types/graphql'

import { routes } from '@redwoodjs/router'

import 'src/components/Marketing/staff/PageTest/pageTest'
import { useSave } from 'src/hooks/data/useSave'

import { useBuilder } from '../builderContext'

import type { Purpose, Warnings } from './WarningsDialog'

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
const START_TEST = gql`
  mutation StartPageTestMutation($funnelId: String!, $version: Int!) {
    startPageTest(funnelId: $funnelId, version: $version) {
      ...PageTestFields
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

/**
 * Publishes the page as the editor shows it, or tests it against the published one, after saving pending changes and
 * looking for what it lacks.
 */
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
  const [test, testing] = useSave<
    StartPageTestMutation,
    StartPageTestMutationVariables
  >(START_TEST, {
    done: t('testStarted'),
    goTo: routes.funnel({ id: page.id }),
  })
  const client = useApolloClient()
  const [purpose, setPurpose] = useState<Purpose>('publish')
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
  const goOn = async (wanted = purpose) => {
    const save = { publish, test }[wanted]
    if (await flush()) await save({ funnelId: page.id, version: versionNow() })
  }

  return {
    isBusy:
      isChecking ||
      publishing.loading ||
      unpublishing.loading ||
      testing.loading,
    purpose,
    warnings,
    dismiss: () => setWarnings([]),
    /** Publishes in spite of the warnings. */
    goOn: () => goOn(),
    /** Asks first if the page lacks something. */
    begin: async (wanted: Purpose) => {
      if (!(await flush())) return
      setPurpose(wanted)
      const found = await find()
      setWarnings(found)
      if (found.length === 0) await goOn(wanted)
    },
    unpublish: async () => {
      if (await flush()) await unpublish({ funnelId: page.id })
    },
  }
}
