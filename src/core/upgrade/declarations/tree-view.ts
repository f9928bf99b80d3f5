/** What the Tree View declares before version 7, as far as a change concerns it or leads to it. */
export const TREE_VIEW_DECLARATIONS = `
import * as React from 'react';
export interface TreeViewProps<Multiple = any> {
  expanded?: any; defaultExpanded?: any; selected?: any; defaultSelected?: any;
  onNodeToggle?: any; onNodeSelect?: any; onNodeFocus?: any;
  defaultCollapseIcon?: any; defaultExpandIcon?: any; defaultParentIcon?: any; defaultEndIcon?: any;
  slots?: any; slotProps?: any; onFocus?: any; onBlur?: any;
  [name: string]: any;
}
export type SingleSelectTreeViewProps = TreeViewProps<false>;
export type MultiSelectTreeViewProps = TreeViewProps<true>;
export type TreeViewPropsBase = any;
export interface TreeItemProps {
  nodeId: any; icon?: any; expandIcon?: any; collapseIcon?: any; endIcon?: any; label?: any;
  TransitionComponent?: any; TransitionProps?: any; classes?: TreeItemClasses;
  ContentComponent?: React.JSXElementConstructor<TreeItemContentProps> | any; ContentProps?: any; slots?: any; slotProps?: any;
  [name: string]: any;
}
export interface TreeItemContentProps { nodeId: any; icon?: any; expansionIcon?: any; displayIcon?: any; classes?: any; label?: any; [name: string]: any }
export interface TreeItemClasses { group?: any; [name: string]: any }
export function TreeView<Multiple = any>(props: TreeViewProps<Multiple>): JSX.Element;
export function SimpleTreeView<Multiple = any>(props: TreeViewProps<Multiple>): JSX.Element;
export function TreeItem(props: TreeItemProps): JSX.Element;
export const TreeItemContent: any;
export const treeItemClasses: TreeItemClasses;
export function useTreeItem(id: any): any;
`;
