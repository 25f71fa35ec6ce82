// One deal a line in, its processor time in milliseconds and its twenty results out. Built by bench.mjs where libdds is there.
#include <dds/dll.h>

#include <cstdio>
#include <cstring>
#include <ctime>
#include <iostream>
#include <string>

static double processorTime() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main() {
  SetMaxThreads(1);
  for (std::string line; std::getline(std::cin, line);) {
    ddTableDealPBN deal;
    std::memset(&deal, 0, sizeof deal);
    std::strncpy(deal.cards, line.c_str(), sizeof deal.cards - 1);
    ddTableResults results;
    const double begun = processorTime();
    const int code = CalcDDtablePBN(deal, &results);
    const double taken = processorTime() - begun;
    std::printf("%d %.3f ", code, taken);
    const int seats[] = {0, 2, 1, 3};
    const int strains[] = {4, 0, 1, 2, 3};
    for (int seat : seats)
      for (int strain : strains) std::printf("%x", results.resTable[strain][seat]);
    std::printf("\n");
    std::fflush(stdout);
  }
}
