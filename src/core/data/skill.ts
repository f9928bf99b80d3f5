/** Name of the documentation package, of its command, and of the skill that explains it. */
export const PACKAGE_NAME = 'mui-x-docs';

/** What the package is for. */
export const DESCRIPTION =
  'Answers about the React components of MUI X (Data Grid, Date and Time Pickers, Charts, Tree View) for the version that the project uses. Use it before writing or reviewing code with @mui/x-* packages.';

/** Where assistants look for the skills of a site. */
export const SKILL_INDEX_PATH = '/.well-known/agent-skills/index.json';
export const SKILL_PATH = `/.well-known/agent-skills/${PACKAGE_NAME}/SKILL.md`;

/** Renders `SKILL.md`: what an assistant has to know to use the documentation package. */
export function renderSkill(release: string): string {
  return `---
name: ${PACKAGE_NAME}
description: ${DESCRIPTION}
---

# MUI X documentation

\`npx ${PACKAGE_NAME} <command>\` answers offline from the documentation of MUI X ${release}, as of the version that the project has installed. Add \`--json\` for data.

1. \`search <words>\` finds sections and names. Read one with \`show <address>\`.
2. \`api <Component>.<prop>\` gives the type, the default, the plan, and since when it exists. Ask it before using a name from memory: other libraries have other names.
3. \`example <words>\` prints a complete component that compiles as it is.
4. \`changes <from> <to> [name]\` lists what differs between two releases.
5. \`check <files>\` names what is wrong in code that uses the components: types, props of other releases and plans, and mistakes that only show at run time. Run it on each file that you wrote; \`--fix\` writes the fixes.
6. \`setup <product>\` lists the packages that the project lacks, and prints a first component.
7. \`upgrade <folder>\` lists what an upgrade from version 5 or 6 changes in the code below a folder, and what is left to do; \`--write\` changes it.

A paid plan needs its own package: \`api\` says which. If a command exits with 1, the name does not exist in this release; its message names the nearest ones.
`;
}

/** Renders the list of skills, in version 0.2 of agent skills discovery. `digest`: SHA-256 in hex. */
export function renderSkillIndex(digest: string): string {
  const skill = {
    name: PACKAGE_NAME,
    type: 'skill-md',
    description: DESCRIPTION,
    url: SKILL_PATH,
    digest: `sha256:${digest}`,
  };
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
  return `${JSON.stringify({ $schema, skills: [skill] }, null, 2)}\n`;
}
