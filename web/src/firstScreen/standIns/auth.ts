// Stands in for src/auth: a first screen is always for a visitor.

const refuse = async () => {
  throw new Error('Nobody signs in on the server')
}

export const useAuth = () => ({
  isAuthenticated: false,
  currentUser: null,
  loading: false,
  logIn: refuse,
  logOut: refuse,
  signUp: refuse,
})
