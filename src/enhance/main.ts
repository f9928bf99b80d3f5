/** What the document does without React: a few small scripts, each for one kind of element. */
import { enhanceCodeCopy } from './code-copy.ts';
import { keepCodePreferences } from './code-preferences.ts';
import { enhanceCodeTabs } from './code-tabs.ts';
import { followDeviceMode } from './device-mode.ts';
import { enhanceDrawer } from './drawer.ts';
import { enhanceMenus } from './menus.ts';
import { prefetchOnHover } from './prefetch.ts';
import { enhanceScroll } from './scroll.ts';
import { enhanceSearchKeys } from './search-keys.ts';
import { enhanceToc } from './toc.ts';
import { openLinkedDemo } from './demo-links.ts';

followDeviceMode();
enhanceMenus();
enhanceDrawer();
enhanceCodeCopy();
enhanceCodeTabs();
keepCodePreferences();
enhanceToc();
enhanceSearchKeys();
enhanceScroll();
prefetchOnHover();
openLinkedDemo();
