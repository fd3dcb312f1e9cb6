import { definitionOf } from '../../moduleData/definitionOf';
import type { Check } from './check';
import { misfitsOf } from './misfitsOf';
import { keepsWhatOthersCall } from './usesFit';

/** A module's data and service can be served here, and remove nothing that others call. */
export const resourcesFit: Check = ({ release, services = [], others }) => {
  const { name: module, resources = [], records = [], service } = release.manifest;
  const unreadable = resources.flatMap((declared) => {
    try {
      definitionOf(module, declared);
      return [];
    } catch (error) {
      return [
        `The schema of ${declared.name} has a pattern that can't be checked in time (${error instanceof Error ? error.message : String(error)}); write it without looking ahead, looking back and back-references.`,
      ];
    }
  });
  const unfit = unreadable.length > 0 ? [] : resources.flatMap(misfitsOf);
  const shownNowhere = resources.flatMap(({ name, kind }) =>
    kind === undefined || records.some((page) => page.kind === kind)
      ? []
      : [
          `The records of ${name} are of the kind ${kind}, which has no page: name it under records, or leave the kind out.`,
        ],
  );
  const ofService = service
    ? [
        ...(resources.some(({ name }) => name === service.path)
          ? [`Its service and one of its resources are both called ${service.path}; give one another name.`]
          : []),
        ...(services.includes(module)
          ? []
          : [
              `It has a service at ${service.path}/, and this server's setting MODULE_SERVICES names no address for ${module}; ask the operator to add it.`,
            ]),
      ]
    : [];
  return [...unreadable, ...unfit, ...shownNowhere, ...ofService, ...keepsWhatOthersCall(module, { release, others })];
};
