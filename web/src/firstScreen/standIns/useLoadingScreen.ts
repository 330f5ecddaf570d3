// Stands in for the hook of the loading screen, which never covers a first screen.
export const useLoadingScreen = () => 'gone'
