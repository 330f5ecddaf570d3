/** Where there is room for the box, else an icon; beside a menu there is none on small laptops. */
export const searchPlace = (isBesideMenu: boolean) => ({
  box: `hidden w-52 2xl:w-64 ${isBesideMenu ? 'md:max-lg:block xl:block' : 'md:block'}`,
  icon: isBesideMenu ? 'md:max-lg:hidden xl:hidden' : 'md:hidden',
})
