/**
 * The part of the standard library and of React through which types of components reach the code
 * of an application. Everything else is `any`: the upgrade only follows names, it checks nothing.
 */
export const LIBRARY_DECLARATIONS = `
interface Object { [key: string]: any }
interface Function { bind(self: any, ...rest: any[]): any; call(...rest: any[]): any; apply(...rest: any[]): any }
interface CallableFunction extends Function {}
interface NewableFunction extends Function {}
interface IArguments { [index: number]: any; length: number }
interface Boolean {}
interface Number { [key: string]: any }
interface String { [key: string]: any; readonly [index: number]: string }
interface RegExp { [key: string]: any }
interface Symbol {}
interface TemplateStringsArray {}
interface Iterable<T> {}
interface ReadonlyArray<T> extends Array<T> {}
interface ConcatArray<T> extends Array<T> {}
interface Array<T> {
  [index: number]: T;
  length: number;
  map<U>(callback: (value: T, index: number, array: T[]) => U): U[];
  flatMap<U>(callback: (value: T, index: number, array: T[]) => U | U[]): U[];
  filter(callback: (value: T, index: number, array: T[]) => any): T[];
  find(callback: (value: T, index: number, array: T[]) => any): T | undefined;
  findIndex(callback: (value: T, index: number, array: T[]) => any): number;
  forEach(callback: (value: T, index: number, array: T[]) => void): void;
  some(callback: (value: T, index: number, array: T[]) => any): boolean;
  every(callback: (value: T, index: number, array: T[]) => any): boolean;
  reduce<U>(callback: (sum: U, value: T, index: number, array: T[]) => U, first: U): U;
  concat(...items: (T | T[])[]): T[];
  slice(start?: number, end?: number): T[];
  sort(compare?: (one: T, other: T) => number): T[];
  reverse(): T[];
  push(...items: T[]): number;
  unshift(...items: T[]): number;
  splice(start: number, count?: number, ...items: T[]): T[];
  pop(): T | undefined;
  shift(): T | undefined;
  at(index: number): T | undefined;
  includes(item: any): boolean;
  indexOf(item: any): number;
  join(separator?: string): string;
}
interface Promise<T> {
  then<U>(callback: (value: T) => U | Promise<U>, failed?: (error: any) => any): Promise<U>;
  catch(callback: (error: any) => any): Promise<T>;
}
type Partial<T> = { [K in keyof T]?: T[K] };
type Required<T> = { [K in keyof T]-?: T[K] };
type Readonly<T> = { readonly [K in keyof T]: T[K] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Record<K extends keyof any, T> = { [P in K]: T };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
type Parameters<T> = T extends (...rest: infer P) => any ? P : never;
type ReturnType<T> = T extends (...rest: any[]) => infer R ? R : any;
type Awaited<T> = T extends Promise<infer U> ? U : T;
declare namespace JSX {
  interface Element {}
  interface ElementClass { render: any }
  interface ElementAttributesProperty { props: {} }
  interface ElementChildrenAttribute { children: {} }
  interface IntrinsicAttributes { key?: any; ref?: any }
  interface IntrinsicElements { [name: string]: any }
}
`;

export const REACT_DECLARATIONS = `
export = React;
declare namespace React {
  type ReactNode = any;
  type ReactElement<P = any> = any;
  type Ref<T> = any;
  type CSSProperties = any;
  type FC<P = {}> = (props: P) => JSX.Element;
  type FunctionComponent<P = {}> = FC<P>;
  type ComponentType<P = {}> = FC<P>;
  type ElementType<P = any> = any;
  type JSXElementConstructor<P> = FC<P>;
  type PropsWithChildren<P = {}> = P & { children?: any };
  type ComponentProps<T> = T extends (props: infer P) => any ? P : any;
  type ComponentPropsWithoutRef<T> = ComponentProps<T>;
  type ComponentPropsWithRef<T> = ComponentProps<T>;
  interface RefObject<T> { current: T }
  interface MutableRefObject<T> { current: T }
  class Component<P = {}, S = {}> { props: P; state: S; context: any; refs: any; setState(state: any): void; render(): any }
  class PureComponent<P = {}, S = {}> extends Component<P, S> {}
  function createElement<P>(type: (props: P) => any, props?: P | null, ...children: any[]): JSX.Element;
  function cloneElement(element: any, props?: any, ...children: any[]): JSX.Element;
  function memo<C>(component: C, isEqual?: any): C;
  function forwardRef<T = any, P = {}>(render: (props: P, ref: any) => any): (props: P & { ref?: any }) => JSX.Element;
  function lazy<C>(load: () => Promise<{ default: C }>): C;
  function useMemo<T>(create: () => T, dependencies?: any[]): T;
  function useCallback<T>(callback: T, dependencies?: any[]): T;
  function useState<T = any>(first?: T | (() => T)): [T, (next: T | ((before: T) => T)) => void];
  function useRef<T = any>(first?: T | null): { current: T };
  function useContext(context: any): any;
  const Fragment: any;
  const Suspense: any;
}
`;

/** Modules that wrap a component and return one with the same props, with all their names. */
export const WRAPPER_DECLARATIONS = `
interface Styled {
  <C>(component: C, options?: any): (...styles: any[]) => C;
  [element: string]: any;
}
declare const styled: Styled;
export default styled;
export { styled };
export const css: any;
export const useTheme: any;
export const alpha: any;
export const darken: any;
export const lighten: any;
export const createTheme: (options?: ThemeOptions, ...rest: any[]) => any;
export const ThemeProvider: any;
export const makeStyles: any;
export interface ThemeOptions { components?: import('@mui/theme-components').ThemeComponents; [key: string]: any }
export type Theme = any;
export type SxProps<T = any> = any;
`;

export const DYNAMIC_DECLARATIONS = `
export default function dynamic<C>(load: () => Promise<C | { default: C }>, options?: any): C;
`;

const PICKERS = ['DatePicker', 'TimePicker', 'DateTimePicker', 'DateRangePicker'].flatMap((name) =>
  ['', 'Desktop', 'Mobile', 'Static'].map((variant) => `Mui${variant}${name}`),
);

/** Components in a theme, which changes concern as they concern props. */
export const THEME_DECLARATIONS = `
export interface ThemeComponents {
  MuiDataGrid?: { defaultProps?: import('@mui/x-data-grid').DataGridProps; styleOverrides?: import('@mui/x-data-grid').GridClasses };
  MuiTreeView?: { defaultProps?: import('@mui/x-tree-view').TreeViewProps; styleOverrides?: any };
  MuiTreeItem?: { defaultProps?: import('@mui/x-tree-view').TreeItemProps; styleOverrides?: import('@mui/x-tree-view').TreeItemClasses };
  ${['MuiDateCalendar', ...PICKERS].map((name) => `${name}?: { defaultProps?: import('@mui/x-date-pickers').PopupProps; styleOverrides?: any };`).join(' ')}
  ${['CalendarPicker', 'CalendarPickerSkeleton', 'DayPicker', 'MonthPicker', 'YearPicker', 'ClockPicker'].map((name) => `Mui${name}?: any;`).join(' ')}
  [name: string]: any;
}
`;
