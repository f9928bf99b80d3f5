declare module 'playgrounds:list' {
  /** What each playground starts with. */
  export const PLAYGROUNDS: readonly {
    product: string;
    component: string;
    Demo: import('react').ComponentType;
  }[];
}
