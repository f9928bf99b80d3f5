/** What Node 20 lacks of the language that the modules of `src/core` use. */
import 'core-js/actual/iterator/index.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/set/index.js';
