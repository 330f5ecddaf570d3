import type { ApolloError } from '@apollo/client'

/** Whether no server answered at all. If a server answers with an error, the device is not offline. */
export const isOffline = (
  error?: Partial<Pick<ApolloError, 'networkError' | 'graphQLErrors'>> | null
) => Boolean(error?.networkError && !('statusCode' in error.networkError))
